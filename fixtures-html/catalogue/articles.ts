export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly intro: string;
  readonly paragraphs: readonly string[];
}

export const ARTICLES: readonly Article[] = [
  {
    slug: 'how-to-wash-wool',
    title: 'How to wash wool (hardly ever)',
    date: '2026-10-04',
    intro: 'Wool looks after itself if you let it. A guide to doing less.',
    paragraphs: [
      'Hang it up. Wool breathes, and a night by an open window does more for a jumper than a hot cycle ever will.',
      'When it does need washing, use cool water, a little soap and no wringing. Press it flat in a towel and dry it on a rack away from the radiator.',
      'Moths like dirt more than they like wool. Put it away clean, with cedar, and they will look elsewhere.',
    ],
  },
  {
    slug: 'a-week-in-the-dales',
    title: 'A week in the Dales with one bag',
    date: '2026-09-12',
    intro: 'What we packed, what we wore, and what stayed dry.',
    paragraphs: [
      'Seven days, one weekender, no spare shoes. The test was simple: nothing goes in that does not go with everything else.',
      'Two tees, one Oxford shirt, a jumper and the mac. Jeans for walking, chinos for the pub.',
    ],
  },
  {
    slug: 'mending-is-a-skill',
    title: 'Mending is a skill, not a chore',
    date: '2026-08-20',
    intro: 'Darning with Edie, who has done it for sixty years.',
    paragraphs: [
      'A good darn is weaving in miniature. Edie holds the heel of a sock over a wooden mushroom and talks while she works.',
      'Bring anything we made to the shop in York and we will mend it with you, at no charge.',
    ],
  },
];

export function findArticle(slug: string): Article | undefined {
  return ARTICLES.find((article) => article.slug === slug);
}
