/** As much of Markdown as the documents of this repository use. */

/** The parts of a document below its headings of the second level, by heading, in its order. */
export function sectionsOf(text: string): ReadonlyMap<string, string> {
  const [, ...parts] = withoutCode(text).split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end)] as const;
    }),
  );
}

/** Rows of all tables whose first head is `head`, cell by cell, without the head itself. */
export function rowsUnder(text: string, head: string): string[][] {
  const rows: string[][] = [];
  let isWanted = false;
  let isTable = false;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : undefined;
    if (cells && !isTable) isWanted = cells[0] === head;
    else if (cells && isWanted && !/^:?-+:?$/.test(cells[0] ?? '')) rows.push(cells);
    isTable = cells !== undefined;
  }
  return rows;
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));

/** What stands in a cell as code; the cell itself where it is none. */
export const codeIn = (cell = ''): string => /^`([^`]*)`$/.exec(cell)?.[1] ?? cell;

/** All that a text has between backticks, blocks of code apart. */
export const codeSpans = (text: string): string[] =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Blocks of code by their language. */
export const codeBlocks = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, own]) => own === language)
    .map(([, , code = '']) => code);

/** Where links and pictures lead. */
export const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);

/** Names by which links reach the headings of a document. */
export const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const withoutCode = (text: string): string => text.replace(/^```[^]*?^```$/gm, '');
