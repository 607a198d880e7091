export const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Elements that draw. What runs, loads, links, moves or holds other languages is not among them. */
export const SVG_ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that say how something looks or where it is. */
export const SVG_ATTRIBUTES = words(`
  id class style lang xml:space xml:lang xmlns xmlns:xlink version
  href xlink:href viewBox preserveAspectRatio transform transform-origin
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d
  width height points pathLength rotate textLength lengthAdjust startOffset
  method spacing side offset stop-color stop-opacity gradientUnits
  gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight
  refX refY orient fill fill-opacity fill-rule stroke stroke-width
  stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset color opacity display visibility overflow clip clip-path
  clip-rule mask mask-type marker marker-start marker-mid marker-end filter
  paint-order vector-effect shape-rendering text-rendering image-rendering
  color-interpolation color-interpolation-filters font font-family font-size
  font-style font-weight font-variant font-stretch letter-spacing word-spacing
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
  direction unicode-bidi writing-mode mix-blend-mode isolation
  filterUnits primitiveUnits in in2 result mode type values operator
  k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant scale
  specularConstant specularExponent xChannelSelector yChannelSelector azimuth
  elevation flood-color flood-opacity lighting-color stdDeviation radius z
  pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves
  seed stitchTiles tableValues slope intercept amplitude exponent
`);

/** Pictures of points that are part of the file itself. */
const OWN_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;
const OWN_PART = /^#[\w.:-]+$/;

/** Styles may refer to parts of the same file, and to nothing else. Escapes could spell what is looked for here. */
export function isPlainStyle(text: string): boolean {
  const others = text.replaceAll(/url\((?:#[\w.:-]+|"#[\w.:-]+"|'#[\w.:-]+')\)/g, '');
  return !/url|[\\<>&@]|image-set|(?:src|image)\(|expression|javascript|behavior|binding/i.test(others);
}

export function isPlainAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    return OWN_PART.test(value) || (element === 'image' && OWN_PICTURE.test(value));
  }
  if (name === 'xmlns') return value === SVG;
  if (name === 'xmlns:xlink') return value === XLINK;
  return isPlainStyle(value);
}
