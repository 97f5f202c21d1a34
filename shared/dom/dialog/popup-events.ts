import { jQueries } from '../../platform/jquery';

/**
 * Raises events of the theme's popup engine for scripts that follow its popups (platform document
 * "theme", section 6.4). As the engine does, for jQuery's listeners of this one node.
 */
export function raiseInJQuery(node: Document | Element, ...names: string[]): void {
  for (const jQuery of jQueries()) {
    for (const name of names) jQuery(node).triggerHandler(name);
  }
}
