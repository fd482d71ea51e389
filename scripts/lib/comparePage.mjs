// The page that shows compared pictures side by side.

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

const LABELS = {
  different: ({ pixels, share }) => `${pixels} pixels, ${(share * 100).toFixed(2)} %`,
  size: ({ pixels }) => `other size, ${pixels} pixels`,
  added: () => 'only after',
  removed: () => 'only before',
};

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
body { margin: 24px }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline }
h1 { font-size: 20px; margin: 0 }
h2 { font-size: 16px; margin: 32px 0 8px }
h2 small { font-weight: normal; opacity: .7 }
.row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
figure { margin: 0 }
figcaption { opacity: .7 }
img { display: block; width: 320px; border: 1px solid #8886; background: repeating-conic-gradient(#8882 0 25%, #0000 0 50%) 0 / 16px 16px }
label { display: inline-flex; gap: 8px }
input { font: inherit; min-width: 240px }
`;

const SCRIPT = `
const filter = document.querySelector('input');
const sections = [...document.querySelectorAll('section')];
filter.addEventListener('input', () => {
  for (const section of sections) section.hidden = !section.id.includes(filter.value.trim());
});
`;

/**
 * A page with before, after and difference of each picture that differs; its pictures are in the folders `before`,
 * `after` and `difference` beside it.
 * @param {readonly import('./pictureDiff.mjs').Compared[]} compared
 * @param {{ before: string, after: string }} names what was compared
 * @returns {string} HTML
 */
export function comparePage(compared, { before, after }) {
  const differing = compared.filter(({ kind }) => kind !== 'equal');
  const figure = (folder, name) =>
    `<figure><figcaption>${folder}</figcaption><a href="${folder}/${escape(name)}"><img loading="lazy" alt="${folder}" src="${folder}/${escape(name)}"></a></figure>`;
  const foldersOf = ({ kind }) =>
    kind === 'added' ? ['after'] : kind === 'removed' ? ['before'] : ['before', 'after', 'difference'];
  const sections = differing.map(
    (each) => `<section id="${escape(each.name)}">
<h2>${escape(each.name)} <small>${LABELS[each.kind](each)}</small></h2>
<div class="row">${foldersOf(each)
      .map((folder) => figure(folder, each.name))
      .join('')}</div>
</section>`,
  );
  const title = `${escape(before)} and ${escape(after)}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<header><h1>${title}</h1><span>${compared.length - differing.length} equal, ${differing.length} different</span>
<label>Filter <input type="search" placeholder="part of a name"></label></header>
${sections.join('\n') || '<p>All pictures are equal.</p>'}
<script>${SCRIPT}</script>
</html>
`;
}
