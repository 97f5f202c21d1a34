import { askJson, type JsonQuestion } from '../../shared/net/ask-json';
import { platformName } from '../../shared/platform/names';
import { pageForms } from './page-forms';

/** Asks the form plugin's REST interface; `form-calls.ts` says how. */
export function askForms(path: string, question: Omit<JsonQuestion, 'url'>): Promise<unknown> {
  return askJson({ ...question, url: addressOf(`contact-forms/${path}`) });
}

/** On plain permalinks the root has a query, which the path's own one joins. */
function addressOf(path: string): string {
  const { root = '/wp-json/', namespace = `${platformName('formPlugin')}/v1` } =
    pageForms().api ?? {};
  return `${root}${namespace.replace(/^\/|\/$/g, '')}/${path}`;
}
