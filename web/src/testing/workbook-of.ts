import { strToU8, zipSync } from 'fflate';

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DAY_MS = 86_400_000;
/** From which spreadsheets count days. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

type Cell = string | number | Date;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The second style is that of days. */
function cellXml(cell: Cell, address: string): string {
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  return typeof cell === 'number'
    ? `<c r="${address}"><v>${cell}</v></c>`
    : `<c r="${address}" s="1"><v>${(cell.getTime() - DAY_ZERO) / DAY_MS}</v></c>`;
}

function rowXml(cells: readonly Cell[], above: number): string {
  const row = above + 1;
  return `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${row}`)).join('')}</row>`;
}

/** A workbook with one sheet of at most 26 columns, as spreadsheets save it. */
export function workbookOf(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${SHEET}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}
