import { BASKET_FIXTURES } from '../catalogue/fixtures/basket';
import { FORMS_FIXTURES } from '../catalogue/fixtures/forms';
import { HEADER_FIXTURES } from '../catalogue/fixtures/header';
import { LISTINGS_FIXTURES } from '../catalogue/fixtures/listings';
import { PAGES_FIXTURES } from '../catalogue/fixtures/pages';
import { PRODUCTS_FIXTURES } from '../catalogue/fixtures/products';
import { SURROUNDINGS_FIXTURES } from '../catalogue/fixtures/surroundings';

/** What the fixture index lists, and the matrix of its pages visits. */
export const FIXTURE_GROUPS = [
  ...PAGES_FIXTURES,
  ...LISTINGS_FIXTURES,
  ...PRODUCTS_FIXTURES,
  ...HEADER_FIXTURES,
  ...FORMS_FIXTURES,
  ...BASKET_FIXTURES,
  ...SURROUNDINGS_FIXTURES,
];
