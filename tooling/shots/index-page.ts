import type { Picture } from './picture.ts';

const STYLE = `
  body { margin: 32px; font: 15px/1.5 system-ui, sans-serif; background: #faf8f4; color: #14201b }
  section { margin-top: 40px } h1, h2 { margin: 0 } ul { margin: 4px 0 0; padding-left: 18px; color: #b42318 }
  .row { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; margin-top: 16px }
  figure { margin: 0; width: 300px } figure.narrow { width: 160px }
  img { display: block; width: 100%; max-height: 420px; object-fit: cover; object-position: top; border: 1px solid #e4ded2 }
  .bad img { border-color: #b42318; box-shadow: 0 0 0 2px #b42318 }
  figcaption { margin-top: 6px; font-size: 13px }
`;

/** One page with all pictures, by page and then by state, width and theme. */
export function indexPage(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map((picture) => picture.name))];
  const sections = names.map((name) =>
    section(
      name,
      pictures.filter((picture) => picture.name === name),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures</title>
<style>${STYLE}</style>
<h1>${summary(pictures)}</h1>
${sections.join('\n')}
`;
}

export function summary(pictures: readonly Picture[]): string {
  const sum = (count: (picture: Picture) => number) =>
    pictures.reduce((total, picture) => total + count(picture), 0);
  const stops = new Set(pictures.map(({ name, state, opening }) => `${name}.${state}.${opening}`)).size;
  const walks = sum(({ isWalked }) => Number(isWalked));
  const hurried = sum(({ forms }) => Number(forms > 0));
  return [
    `${stops} stops`,
    `${pictures.length} pictures`,
    `${walks} keyboard walks`,
    `${sum(({ forms }) => forms)} forms hurried at ${hurried} stops`,
    `${sum(({ faults }) => faults.length)} faults`,
  ].join(', ');
}

function section(name: string, pictures: readonly Picture[]): string {
  const states = [...new Set(pictures.map(({ state }) => state))];
  const rows = states.map((state) =>
    pictures
      .filter((picture) => picture.state === state)
      .map(figure)
      .join(''),
  );
  return `<section><h2>${escapeHtml(name)}</h2>${rows.map((row) => `<div class="row">${row}</div>`).join('')}</section>`;
}

function figure({ file, width, theme, state, opening, faults }: Picture): string {
  const caption = [`${width} px`, theme, state, opening].filter((word) => word !== '').join(', ');
  const list = faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('');
  const classes = [width < 600 ? 'narrow' : 'wide', faults.length > 0 ? 'bad' : 'good'].join(' ');
  return `<figure class="${classes}"><a href="${encodeURI(file)}"><img loading="lazy" src="${encodeURI(file)}" alt=""></a>
<figcaption>${escapeHtml(caption)}${list && `<ul>${list}</ul>`}</figcaption></figure>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
