import { svg } from './parts';

/** Main, shade and highlight of one picture. */
type Paint = readonly [main: string, shade: string, light: string];
type Draw = (paint: Paint) => string;

const SHADOW = '<ellipse cx="200" cy="332" rx="120" ry="16" fill="#000" opacity=".1"/>';

/** In the order of the goods' names (weekly/fixtures/goods.ts): the picture of ids 1, 13, 25 …, then of 2, 14, 26 … */
const GOODS: readonly Draw[] = [
  // Tissues
  ([main, shade, light]) =>
    `<path d="M76 190l30-34h188l30 34v118q0 18-18 18H94q-18 0-18-18z" fill="${main}"/><path d="M76 190l30-34h188l30 34z" fill="${light}"/><ellipse cx="200" cy="174" rx="58" ry="12" fill="${shade}"/><path d="M150 172q-6-70 34-96 8 28 28 20 4 22 32 14 6 40-2 62-42 10-92 0z" fill="#fff"/><path d="M170 110q20 10 34-2" stroke="#d8dde3" stroke-width="4" fill="none"/><rect x="112" y="222" width="176" height="64" rx="10" fill="#fff" opacity=".92"/><path d="M134 246h132M134 264h84" stroke="${shade}" stroke-width="9" stroke-linecap="round"/>`,
  // Rice
  ([main, shade, light]) =>
    `<path d="M112 96h176l14 30-6 184q-2 20-22 20H126q-20 0-22-20L98 126z" fill="${main}"/><path d="M112 96q88 24 176 0l14 30q-102 26-204 0z" fill="${shade}"/><path d="M126 70h148l14 26q-88 20-176 0z" fill="${light}"/><circle cx="200" cy="222" r="62" fill="#fff"/><path d="M200 262v-66M200 214q-26-2-28-26 26 0 28 26zM200 214q26-2 28-26-26 0-28 26zM200 240q-26-2-28-26 26 0 28 26zM200 240q26-2 28-26-26 0-28 26zM200 196q-12-14 0-28 12 14 0 28z" fill="${shade}" stroke="${shade}" stroke-width="4"/>`,
  // Thermos
  ([main, shade, light]) =>
    `<rect x="150" y="56" width="100" height="66" rx="16" fill="${shade}"/><rect x="140" y="112" width="120" height="216" rx="26" fill="${main}"/><path d="M228 112h6q26 0 26 26v164q0 26-26 26h-6z" fill="${shade}"/><rect x="158" y="136" width="16" height="150" rx="8" fill="${light}"/><rect x="140" y="124" width="120" height="12" fill="#fff" opacity=".5"/><circle cx="206" cy="220" r="24" fill="#fff" opacity=".9"/><path d="M206 206v28M192 220h28" stroke="${main}" stroke-width="7" stroke-linecap="round"/>`,
  // Nuts
  ([main, shade, light]) =>
    `<path d="M60 198h280q-10 128-140 128T60 198z" fill="${main}"/><path d="M232 322q98-18 108-124h-60q-4 88-48 124z" fill="${shade}"/><ellipse cx="200" cy="198" rx="140" ry="34" fill="${light}"/><g stroke="#8a4b14" stroke-width="3"><ellipse cx="130" cy="184" rx="34" ry="24" fill="#d99a55" transform="rotate(-20 130 184)"/><ellipse cx="200" cy="172" rx="36" ry="26" fill="#b86f2c"/><ellipse cx="268" cy="182" rx="34" ry="24" fill="#e8b877" transform="rotate(18 268 182)"/><ellipse cx="166" cy="204" rx="30" ry="20" fill="#c98242"/><ellipse cx="234" cy="204" rx="30" ry="20" fill="#a65f22"/><ellipse cx="168" cy="146" rx="28" ry="20" fill="#e8b877" transform="rotate(30 168 146)"/><ellipse cx="234" cy="146" rx="28" ry="20" fill="#d99a55" transform="rotate(-24 234 146)"/></g>`,
  // Towels
  ([main, shade, light]) =>
    `<rect x="70" y="232" width="260" height="92" rx="40" fill="${main}"/><path d="M290 232h0a46 46 0 0 1 0 92h-10q30-46 0-92z" fill="${shade}"/><rect x="84" y="146" width="232" height="92" rx="40" fill="${light}"/><path d="M276 146a46 46 0 0 1 0 92h-10q30-46 0-92z" fill="${main}"/><path d="M120 192h110M106 278h124" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-dasharray="2 22"/><rect x="110" y="84" width="180" height="68" rx="32" fill="${shade}"/><path d="M140 118h100" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"/>`,
  // Coffee
  ([main, shade, light]) =>
    `<path d="M292 176h20a44 44 0 0 1 0 88h-30" fill="none" stroke="${shade}" stroke-width="22"/><path d="M92 150h206v100q0 76-76 76h-54q-76 0-76-76z" fill="${main}"/><path d="M246 322q52-12 52-72V150h-46v100q0 50-6 72z" fill="${shade}"/><ellipse cx="195" cy="150" rx="103" ry="26" fill="${light}"/><ellipse cx="195" cy="152" rx="86" ry="19" fill="#5a3216"/><path d="M160 106q-16-18 0-36t0-34M200 106q-16-18 0-36t0-34M238 106q-16-18 0-36t0-34" fill="none" stroke="${shade}" stroke-width="8" stroke-linecap="round" opacity=".5"/>`,
  // Fragrance
  ([main, shade, light]) =>
    `<path d="M170 150L128 44M190 150l-16-118M206 150l10-120M224 150l46-104" stroke="#b98a55" stroke-width="8" stroke-linecap="round"/><rect x="166" y="138" width="66" height="40" rx="8" fill="${shade}"/><path d="M150 176h98q44 40 44 96 0 54-44 54h-98q-44 0-44-54 0-56 44-96z" fill="${main}" opacity=".9"/><path d="M112 252q88 26 174 0 6 74-38 74h-98q-44 0-38-74z" fill="${shade}" opacity=".75"/><rect x="150" y="226" width="98" height="56" rx="8" fill="#fff"/><path d="M168 246h62M168 262h40" stroke="${shade}" stroke-width="7" stroke-linecap="round"/><path d="M134 210q10-16 22-22" stroke="${light}" stroke-width="10" stroke-linecap="round"/>`,
  // Power bank
  ([main, shade, light]) =>
    `<rect x="118" y="72" width="164" height="258" rx="30" fill="${main}"/><path d="M244 72h8q30 0 30 30v198q0 30-30 30h-8z" fill="${shade}"/><rect x="136" y="90" width="14" height="180" rx="7" fill="${light}"/><path d="M212 140l-46 66h32l-14 54 50-74h-34z" fill="#fff"/><g fill="#fff"><circle cx="164" cy="298" r="6"/><circle cx="186" cy="298" r="6"/><circle cx="208" cy="298" r="6"/><circle cx="230" cy="298" r="6" opacity=".4"/></g>`,
  // Apples
  () =>
    `<g><path d="M132 190c-60-30-92 26-70 84 14 40 44 60 70 46 26 14 58-6 70-46 20-60-12-114-70-84z" fill="#c23325"/><path d="M268 190c-60-30-92 26-70 84 14 40 44 60 70 46 26 14 58-6 70-46 20-60-12-114-70-84z" fill="#c23325"/><path d="M200 142c-70-36-110 32-84 102 18 50 54 74 84 56 30 18 66-6 84-56 26-70-14-138-84-102z" fill="#f0503c"/><path d="M200 148q-4-44 26-66" stroke="#7a4a1f" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M212 112q34-44 78-26-20 44-78 26z" fill="#4caf50"/><ellipse cx="150" cy="198" rx="16" ry="30" fill="#ff9a86" transform="rotate(20 150 198)"/></g>`,
  // Mat
  ([main, shade, light]) =>
    `<path d="M60 250l62-110h156l62 110q6 24-20 24H80q-26 0-20-24z" fill="${main}"/><path d="M56 260q4 40 24 40h240q20 0 24-40-8 14-24 14H80q-16 0-24-14z" fill="${shade}"/><path d="M104 246l44-84h104l44 84z" fill="none" stroke="${light}" stroke-width="7" stroke-dasharray="14 12"/><g fill="#fff" opacity=".9"><ellipse cx="180" cy="214" rx="13" ry="21" transform="rotate(-8 180 214)"/><ellipse cx="222" cy="204" rx="13" ry="21" transform="rotate(8 222 204)"/></g>`,
  // Puzzle
  ([main, shade, light]) =>
    `<path d="M80 92h84q-14 44 26 44t26-44h84v92q-46-16-46 26t46 26v90h-90q16-44-26-44t-26 44H80z" fill="${main}"/><path d="M300 236v90h-90q16-44-26-44-14 0-22 8l10-34 58-10z" fill="${shade}"/><path d="M98 110h48M98 110v60" stroke="${light}" stroke-width="10" stroke-linecap="round"/>`,
  // Shelf
  ([main, shade, light]) =>
    `<path d="M92 60v270M308 60v270" stroke="${shade}" stroke-width="14" stroke-linecap="round"/><g fill="${main}"><rect x="78" y="126" width="244" height="14" rx="7"/><rect x="78" y="216" width="244" height="14" rx="7"/><rect x="78" y="304" width="244" height="14" rx="7"/></g><rect x="116" y="70" width="44" height="56" rx="8" fill="${light}"/><circle cx="210" cy="98" r="28" fill="#ffc53d"/><path d="M254 126l10-50h30l10 50z" fill="${shade}"/><rect x="114" y="164" width="84" height="52" rx="8" fill="#ff8a5c"/><rect x="218" y="176" width="72" height="40" rx="8" fill="${light}"/><path d="M118 304v-34q0-20 20-20h20q20 0 20 20v34z" fill="#4cb7ff"/><rect x="206" y="262" width="84" height="42" rx="8" fill="${shade}"/>`,
];

/** Colours from around the colour wheel by id, so that neighbours differ. */
function paintOf(id: number): { readonly paint: Paint; readonly ground: readonly [string, string] } {
  const hue = (id * 137 + 18) % 360;
  return {
    paint: [`hsl(${hue} 68% 56%)`, `hsl(${hue} 62% 42%)`, `hsl(${hue} 84% 74%)`],
    ground: [`hsl(${(hue + 40) % 360} 70% 96%)`, `hsl(${(hue + 20) % 360} 66% 88%)`],
  };
}

/** A whole number of at least 1; anything else is 1. */
const numberOf = (id: string): number => (/^[1-9]\d{0,6}$/.test(id) ? Number(id) : 1);

function picture(title: string, id: number, drawing: string): string {
  const [from, to] = paintOf(id).ground;
  return svg(
    400,
    400,
    title,
    `<defs><radialGradient id="g" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs><rect width="400" height="400" fill="url(#g)"/><circle cx="${60 + ((id * 53) % 280)}" cy="${50 + ((id * 31) % 60)}" r="${20 + ((id * 7) % 26)}" fill="#fff" opacity=".55"/>${SHADOW}${drawing}`,
  );
}

/** Picture of goods, 400 x 400: twelve kinds, coloured by id. */
export function goodsPicture(text: string): string {
  const id = numberOf(text);
  return picture('商品', id, GOODS[(id - 1) % GOODS.length]?.(paintOf(id).paint) ?? '');
}

/** In the order of the services' names (weekly/fixtures/goods.ts). */
const HOME: readonly Draw[] = [
  // Bucket and mop
  ([main, shade, light]) =>
    `<path d="M252 60l-56 190" stroke="#b98a55" stroke-width="12" stroke-linecap="round"/><path d="M166 244l56 16 4 66h-92z" fill="${light}"/><path d="M150 290v32M176 296v28M202 296v28" stroke="${shade}" stroke-width="6"/><path d="M222 200h118l-16 112q-2 16-18 16h-50q-16 0-18-16z" fill="${main}"/><path d="M222 200h118l-3 22H225z" fill="${shade}"/><path d="M230 200q50-70 102 0" fill="none" stroke="${shade}" stroke-width="8"/><g fill="#fff" opacity=".9"><circle cx="252" cy="190" r="16"/><circle cx="284" cy="182" r="20"/><circle cx="312" cy="192" r="14"/></g>`,
  // Air conditioner
  ([main, shade, light]) =>
    `<rect x="50" y="110" width="300" height="110" rx="22" fill="#fff"/><path d="M50 176h300v22q0 22-22 22H72q-22 0-22-22z" fill="${light}"/><path d="M80 198h240" stroke="${shade}" stroke-width="8" stroke-linecap="round"/><circle cx="312" cy="142" r="9" fill="${main}"/><path d="M110 244q-20 26 0 46t0 44M200 244q-20 26 0 46t0 44M290 244q-20 26 0 46t0 44" stroke="${main}" stroke-width="12" fill="none" stroke-linecap="round"/>`,
  // Cooker hood
  ([main, shade, light]) =>
    `<rect x="160" y="50" width="80" height="110" fill="${light}"/><path d="M150 150h100l76 72H74z" fill="${main}"/><rect x="66" y="218" width="268" height="34" rx="12" fill="${shade}"/><g fill="#fff"><circle cx="170" cy="235" r="7"/><circle cx="200" cy="235" r="7"/><circle cx="230" cy="235" r="7"/></g><path d="M126 326v-30h68v30zM108 296h104M240 326q-20-30 6-56 0 20 14 24 10-14 6-30 34 34 6 62z" fill="#ff8a3d" stroke="#ff8a3d" stroke-width="8" stroke-linejoin="round"/>`,
  // House
  ([main, shade, light]) =>
    `<path d="M84 182h232v132q0 14-14 14H98q-14 0-14-14z" fill="#fff"/><path d="M48 196L200 64l152 132-22 22L200 106 70 218z" fill="${main}"/><path d="M254 96h40v62l-40-34z" fill="${shade}"/><rect x="170" y="232" width="62" height="96" rx="8" fill="${shade}"/><rect x="112" y="206" width="42" height="42" rx="6" fill="${light}"/><rect x="248" y="206" width="42" height="42" rx="6" fill="${light}"/><path d="M320 256l8 20 20 8-20 8-8 20-8-20-20-8 20-8z" fill="#ffc53d"/>`,
  // Sofa
  ([main, shade, light]) =>
    `<path d="M92 150q0-34 34-34h148q34 0 34 34v70H92z" fill="${main}"/><path d="M200 116h74q34 0 34 34v70H200z" fill="${shade}" opacity=".5"/><rect x="92" y="206" width="216" height="64" rx="16" fill="${light}"/><path d="M48 206q0-28 28-28t28 28v92H66q-18 0-18-18zM352 206q0-28-28-28t-28 28v92h38q18 0 18-18z" fill="${shade}"/><path d="M92 270h216v28H92z" fill="${main}"/><path d="M84 298v26M316 298v26" stroke="#7a4a1f" stroke-width="14" stroke-linecap="round"/>`,
  // Window
  ([main, shade, light]) =>
    `<rect x="88" y="66" width="224" height="250" rx="14" fill="${shade}"/><path d="M106 84h86v102h-86zM208 84h86v102h-86zM106 202h86v96h-86zM208 202h86v96h-86z" fill="${light}"/><path d="M116 170l66-76M220 282l62-70" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".8"/><path d="M214 214l84 84-26 26-84-84z" fill="${main}"/><path d="M176 214l58-44 20 26-58 44z" fill="#333b47"/>`,
];
const WASH: readonly Draw[] = [
  // Basket
  ([main, shade, light]) =>
    `<path d="M92 176q40-70 92-40 40-60 96-10 40 0 34 56z" fill="${light}"/><path d="M150 160q30-20 60 0t80-8" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M70 180h260l-26 132q-4 16-20 16H116q-16 0-20-16z" fill="${main}"/><path d="M62 168h276q8 0 8 10v14q0 10-8 10H62q-8 0-8-10v-14q0-10 8-10z" fill="${shade}"/><path d="M120 224v74M160 224v80M200 224v80M240 224v80M280 224v74" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".55"/>`,
  // Down jacket
  ([main, shade, light]) =>
    `<path d="M150 76q50 30 100 0l76 50 18 160-46 14-18-96v124H120V204l-18 96-46-14 18-160z" fill="${main}"/><path d="M200 92v236M120 164h160M120 214h160M120 268h160" stroke="${shade}" stroke-width="7"/><path d="M150 76q50 30 100 0l10 34q-60 34-120 0z" fill="${light}"/>`,
  // Shoe
  ([main, shade, light]) =>
    `<path d="M66 214q6-78 56-66l40 50q60 40 132 46 46 6 46 50H66z" fill="${main}"/><path d="M66 214q6-78 56-66l18 24q-20 42-74 42z" fill="${shade}"/><rect x="58" y="288" width="288" height="32" rx="16" fill="#fff"/><path d="M58 306h288" stroke="${light}" stroke-width="8"/><path d="M168 206l-22 22M194 220l-20 24M222 230l-18 24" stroke="#fff" stroke-width="10" stroke-linecap="round"/><g fill="#fff"><circle cx="270" cy="170" r="18" opacity=".9"/><circle cx="304" cy="140" r="11" opacity=".8"/></g>`,
  // Curtain
  ([main, shade, light]) =>
    `<path d="M50 76h300" stroke="#7a4a1f" stroke-width="14" stroke-linecap="round"/><rect x="150" y="84" width="100" height="220" fill="${light}"/><path d="M76 82h108q4 130-60 170 30 30 22 76H76z" fill="${main}"/><path d="M324 82H216q-4 130 60 170-30 30-22 76h70z" fill="${main}"/><path d="M108 90v228M140 90q0 90-28 150M292 90v228M260 90q0 90 28 150" stroke="${shade}" stroke-width="7" fill="none"/><path d="M96 240l62 14M304 240l-62 14" stroke="#ffc53d" stroke-width="12" stroke-linecap="round"/>`,
  // Coat
  ([main, shade, light]) =>
    `<path d="M200 62q0-24 20-24M200 62l-60 34h120z" fill="none" stroke="#7a4a1f" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><path d="M148 92l52 40 52-40 56 34 24 150-40 10-20-96 14 138H114l14-138-20 96-40-10 24-150z" fill="${main}"/><path d="M148 92l52 40-24 60zM252 92l-52 40 24 60z" fill="${light}"/><path d="M200 132v196" stroke="${shade}" stroke-width="7"/><g fill="${shade}"><circle cx="216" cy="222" r="8"/><circle cx="216" cy="258" r="8"/><circle cx="216" cy="294" r="8"/></g>`,
  // Bedding
  ([main, shade, light]) =>
    `<rect x="56" y="120" width="288" height="180" rx="22" fill="${light}"/><rect x="82" y="96" width="106" height="66" rx="24" fill="#fff"/><rect x="212" y="96" width="106" height="66" rx="24" fill="#fff"/><path d="M56 196q144-40 288 0v104q0 22-22 22H78q-22 0-22-22z" fill="${main}"/><path d="M56 196q144-40 288 0v26q-144-40-288 0z" fill="${shade}"/><g fill="#fff" opacity=".5"><circle cx="120" cy="260" r="12"/><circle cx="180" cy="280" r="12"/><circle cx="240" cy="256" r="12"/><circle cx="296" cy="282" r="12"/></g>`,
];

/** Picture of a service, 400 x 400; `kind` wash, otherwise home. */
export function servicePicture(kind: string, text: string): string {
  const id = numberOf(text);
  const list = kind === 'wash' ? WASH : HOME;
  const seed = id * 3 + (kind === 'wash' ? 2 : 0);
  return picture('服务', seed, list[(id - 1) % list.length]?.(paintOf(seed).paint) ?? '');
}
