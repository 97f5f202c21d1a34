export interface Category {
  readonly id: number;
  /** Path below `/product-category/`, for instance `women/tops`. */
  readonly path: string;
  readonly name: string;
  readonly intro: string;
}

function category(id: number, path: string, name: string, intro = ''): Category {
  return { id, path, name, intro };
}

export const CATEGORIES: readonly Category[] = [
  category(11, 'women', 'Women', 'Considered pieces in natural fibres, made to be worn for years.'),
  category(12, 'women/tops', 'Tops'),
  category(13, 'women/dresses', 'Dresses'),
  category(14, 'women/knitwear', 'Knitwear'),
  category(15, 'women/trousers', 'Trousers'),
  category(16, 'women/skirts', 'Skirts'),
  category(17, 'women/outerwear', 'Outerwear'),
  category(21, 'men', 'Men', 'Hard-wearing staples with an easy fit.'),
  category(22, 'men/shirts', 'Shirts'),
  category(23, 'men/tops', 'Tops'),
  category(24, 'men/trousers', 'Trousers'),
  category(25, 'men/knitwear', 'Knitwear'),
  category(26, 'men/outerwear', 'Outerwear'),
  category(31, 'accessories', 'Accessories', 'The finishing touches: leather, wool and canvas.'),
  category(32, 'accessories/hats-and-scarves', 'Hats & scarves'),
  category(33, 'accessories/bags', 'Bags'),
  category(34, 'accessories/leather', 'Leather'),
  category(35, 'accessories/shoes', 'Shoes'),
  category(36, 'accessories/socks', 'Socks'),
  category(37, 'accessories/haberdashery', 'Haberdashery'),
  category(38, 'accessories/gifts', 'Gifts'),
  category(
    39,
    'accessories/archive',
    'Archive',
    'Nothing from the archive is for sale at the moment.',
  ),
];

export function findCategory(path: string): Category | undefined {
  return CATEGORIES.find((candidate) => candidate.path === path);
}

export function topCategories(): Category[] {
  return CATEGORIES.filter((candidate) => !candidate.path.includes('/'));
}

export function subCategories(parent: Category): Category[] {
  return CATEGORIES.filter((candidate) => candidate.path.startsWith(`${parent.path}/`));
}
