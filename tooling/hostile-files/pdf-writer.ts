/** A whole document of these objects, the first of which is its catalogue. */
function pdfOf(objects: string[], first = '%PDF-1.5\n'): Buffer {
  let pdf = first;
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf + table + end, 'latin1');
}

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>';

/** One empty page; `more` goes into the catalogue, `others` are further objects. */
export function pdfWith(more: string, ...others: string[]): Buffer {
  return pdfOf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, PAGES, PAGE, ...others]);
}
