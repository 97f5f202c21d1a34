import { text } from './strings';

/** What a product is called in messages where its name is not known. */
export const thisItem = (): string => text('thisItem', 'The item');
