/** Where code hands a string to the browser that becomes markup or code. */
import { parse, type AnyNode } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';

/** To read them is harmless: messages show the element that they are about. */
const WRITTEN = new Set(['innerHTML', 'outerHTML']);

/** Whoever names one of these means to use it. */
const NAMED = new Set([
  'insertAdjacentHTML',
  'setHTML',
  'setHTMLUnsafe',
  'parseHTML',
  'parseHTMLUnsafe',
  'parseFromString',
  'createContextualFragment',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
  'trustedTypes',
  'createPolicy',
  'eval',
  'Function',
]);

const isSink = (name: string): boolean => WRITTEN.has(name) || NAMED.has(name);

const DOCUMENT_WRITERS = new Set(['write', 'writeln']);
const TIMERS = new Set(['setTimeout', 'setInterval']);

/** The policy, and the library that the gate falls back to. */
const MODULES = /(?:^|\/)(trusted-types|dompurify)$/;

/**
 * By the tree of the code, so that comments and messages may speak of these names. What is put together
 * at run time stays unseen.
 *
 * @param loader whether the code may have JSX in it
 * @returns the name of each sink, as often as it is there
 */
export async function sinksIn(code: string, loader: 'ts' | 'tsx'): Promise<string[]> {
  const { code: plain } = await transform(code, { loader, jsx: 'automatic' });
  const found: string[] = [];
  const note = (isFound: boolean, name: string): void => {
    if (isFound) found.push(name);
  };
  const noteKeys = (properties: readonly AnyNode[], isFound: (name: string) => boolean): void => {
    for (const property of properties) {
      if (property.type !== 'Property') continue;
      const name = nameOf(property.key);
      note(!property.computed && isFound(name), name);
    }
  };
  const noteModule = ({ source }: { source?: AnyNode | null }): void => {
    const [, name = ''] = MODULES.exec(textOf(source)) ?? [];
    note(name !== '', name);
  };
  simple(parse(plain, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Identifier: ({ name }) => note(NAMED.has(name), name),
    // Keys in brackets as well, and what `Reflect.set` would assign.
    Literal: ({ value }) => note(isSink(String(value)), String(value)),
    MemberExpression({ object, property, computed }) {
      const name = computed ? '' : nameOf(property);
      note(NAMED.has(name), name);
      const owner = nameOf(object.type === 'MemberExpression' ? object.property : object);
      note(/document$/i.test(owner) && DOCUMENT_WRITERS.has(name), `document.${name}`);
    },
    // What is assigned to.
    Pattern(node) {
      if (node.type !== 'MemberExpression' || node.computed) return;
      const name = nameOf(node.property);
      note(WRITTEN.has(name), name);
    },
    // What `Object.assign` or React would assign.
    ObjectExpression: ({ properties }) => noteKeys(properties, isSink),
    ObjectPattern: ({ properties }) => noteKeys(properties, (name) => NAMED.has(name)),
    CallExpression({ callee, arguments: [first] }) {
      const name = calledName(callee);
      note(TIMERS.has(name) && isText(first), name);
    },
    ImportDeclaration: noteModule,
    ImportExpression: noteModule,
    ExportNamedDeclaration: noteModule,
    ExportAllDeclaration: noteModule,
  });
  return found;
}

const nameOf = (node: AnyNode): string => (node.type === 'Identifier' ? node.name : textOf(node));

const textOf = (node: AnyNode | null | undefined): string =>
  node?.type === 'Literal' ? String(node.value) : '';

/** Of a function, or of a method such as `globalThis.setTimeout`. */
const calledName = (callee: AnyNode): string =>
  nameOf(callee.type === 'MemberExpression' ? callee.property : callee);

/** Whether a timer would have code to compile instead of a function to call. */
const isText = (node: AnyNode | undefined): boolean =>
  node !== undefined && ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(node.type);
