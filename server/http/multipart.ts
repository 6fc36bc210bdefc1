/** A file in a submitted form. */
export interface SentFile {
  /** Its name on the visitor's computer. */
  name: string;
  content: Buffer;
}

export interface SentForm {
  /** In the order of the form; a name may occur more than once. */
  fields: [name: string, value: string][];
  files: Map<string, SentFile[]>;
}

const maxParts = 500;
const maxHeaderBytes = 4096;

/** @returns the boundary delimiter of a multipart content type, or null. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200})(?![^\s;]))/i.exec(
      contentType,
    ) ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Parses a multipart/form-data body (RFC 7578) as browsers send it. The contents are views of the
 * body; nothing is copied.
 * @returns null if the body is malformed or truncated.
 */
export function parseMultipart(body: Buffer, boundary: string): SentForm | null {
  const { form, isComplete } = readParts(body, boundary);
  return isComplete ? form : null;
}

/** @returns the fields at the start of a body, of which the rest is missing. */
export const fieldsAtStart = (body: Buffer, boundary: string): SentForm['fields'] =>
  readParts(body, boundary).form.fields;

/** Reads parts for as long as they are well formed. */
function readParts(body: Buffer, boundary: string): { form: SentForm; isComplete: boolean } {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const form: SentForm = { fields: [], files: new Map() };
  // The first delimiter has no line break before it, or only a preamble to ignore.
  const isFirst = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2));
  const first = isFirst ? -2 : body.indexOf(delimiter);
  if (first === -1) return { form, isComplete: false };
  let position = first + delimiter.length;
  for (let parts = 0; parts <= maxParts; parts += 1) {
    const mark = body.toString('latin1', position, position + 2);
    if (mark === '--') return { form, isComplete: true };
    if (mark !== '\r\n') break;
    const headerEnd = body.indexOf('\r\n\r\n', position);
    const end = headerEnd < 0 ? -1 : body.indexOf(delimiter, headerEnd + 2);
    if (end < 0 || headerEnd - position > maxHeaderBytes) break;
    const disposition = dispositionOf(body.toString('utf8', position, headerEnd));
    if (!disposition) break;
    const content = body.subarray(headerEnd + 4, Math.max(end, headerEnd + 4));
    const { name, fileName } = disposition;
    if (fileName === undefined) form.fields.push([name, content.toString()]);
    // A file input left empty is sent without a name or content.
    else if (fileName !== '' || content.length > 0) {
      form.files.set(name, [...(form.files.get(name) ?? []), { name: fileName, content }]);
    }
    position = end + delimiter.length;
  }
  return { form, isComplete: false };
}

function dispositionOf(headers: string): { name: string; fileName: string | undefined } | null {
  const line = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(headers)?.[1];
  if (line === undefined) return null;
  const parameters = new Map(
    [...line.matchAll(/(?:^|;)\s*([\w*]+)=(?:"([^"]*)"|([^\s;"]+))/g)].map(
      ([, key = '', quoted, token = '']) => [key.toLowerCase(), withoutEscapes(quoted ?? token)],
    ),
  );
  const name = parameters.get('name');
  return name === undefined ? null : { name, fileName: parameters.get('filename') };
}

/** Browsers percent-encode these three characters (HTML, section 4.10.22.8). */
function withoutEscapes(value: string): string {
  return value.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}
