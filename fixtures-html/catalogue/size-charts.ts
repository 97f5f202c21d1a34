/** Size charts as a chart plugin stores them: panels of a table, or of text, under tabs. */
export interface ChartTable {
  readonly title: string;
  /** The first row is the header, the first column the labels. Empty cells are empty texts. */
  readonly rows: readonly (readonly string[])[];
  readonly note: string;
}

export interface ChartTab {
  readonly label: string;
  readonly table?: ChartTable;
  readonly paragraphs?: readonly string[];
}

export interface SizeChart {
  readonly id: number;
  readonly title: string;
  readonly button: string;
  readonly tabs: readonly ChartTab[];
}

const MEASURE: ChartTab = {
  label: 'How to measure',
  paragraphs: [
    'Bust: around the fullest part, with the tape level at the back.',
    'Waist: where you bend sideways, without holding your breath.',
    'Hips: around the fullest part, with your feet together.',
  ],
};

const TOPS: SizeChart = {
  id: 11,
  title: 'Women’s tops',
  button: 'Size guide',
  tabs: [
    {
      label: 'Centimetres',
      table: {
        title: 'Body measurements in centimetres',
        rows: [
          ['Size', '8', '10', '12', '14', '16', '18'],
          ['Bust', '82', '86', '91', '96', '101', '107'],
          ['Waist', '64', '68', '73', '78', '83', '89'],
          ['Hips', '90', '94', '99', '104', '109', '115'],
          ['Sleeve', '59', '59.5', '60', '60.5', '61', ''],
        ],
        note: 'Between two sizes? Take the larger one for a relaxed fit.',
      },
    },
    {
      label: 'Inches',
      table: {
        title: 'Body measurements in inches',
        rows: [
          ['Size', '8', '10', '12', '14', '16', '18'],
          ['Bust', '32¼', '33¾', '35¾', '37¾', '39¾', '42'],
          ['Waist', '25¼', '26¾', '28¾', '30¾', '32¾', '35'],
          ['Hips', '35½', '37', '39', '41', '43', '45¼'],
        ],
        note: '',
      },
    },
    MEASURE,
  ],
};

const ACCESSORIES: SizeChart = {
  id: 12,
  title: 'Gloves and hats',
  button: 'Hat and glove sizes',
  tabs: [
    {
      label: 'Hats',
      table: {
        title: 'Around the head',
        rows: [
          ['Size', 'S', 'M', 'L'],
          ['Centimetres', '55', '57', '59'],
        ],
        note: '',
      },
    },
    {
      label: 'Gloves',
      table: {
        title: 'Around the palm',
        rows: [
          ['Size', '7', '8', '9'],
          ['Centimetres', '19', '21.5', '24'],
        ],
        note: '',
      },
    },
  ],
};

/** `missing-panel`: a tab leads nowhere. `no-chart`: the button's chart is not on the page. */
export type ChartDefect = 'missing-panel' | 'ragged' | 'no-chart' | 'empty';

export interface ChartUse {
  readonly chart: SizeChart;
  readonly defect?: ChartDefect;
}

const BY_PRODUCT: Readonly<Record<number, readonly ChartUse[]>> = {
  101: [{ chart: TOPS }],
  102: [{ chart: TOPS }, { chart: ACCESSORIES }],
  103: [{ chart: TOPS, defect: 'missing-panel' }],
  104: [{ chart: TOPS, defect: 'ragged' }],
  106: [{ chart: TOPS, defect: 'no-chart' }],
  107: [{ chart: TOPS }],
  110: [{ chart: TOPS, defect: 'empty' }],
};

export function chartsOf(productId: number): readonly ChartUse[] {
  return BY_PRODUCT[productId] ?? [];
}
