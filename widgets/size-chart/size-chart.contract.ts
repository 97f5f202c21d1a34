import { isRecord } from '../../shared/platform/page-settings';
import type { Setting } from '../../shared/platform/settings';

/**
 * Source: platform document "theme", section 25. Ids repeat when several charts are on a page, so
 * everything is found by class, inside the one modal that the chart id names.
 */
export const classes = {
  modal: 'md-size-chart-modal',
  body: 'md-size-chart-modal-body',
  title: 'md-modal-title',
  closeBar: 'md-size-chart-close',
  closeButton: 'remodal-close',
  tabList: 'scfw_size-chart-details-tab',
  tab: 'scfw_chart-tab',
  underline: 'scfw_tab_underline',
  panel: 'scfw-tab-content',
  tableTitle: 'scfw-chart-table-title',
  shown: 'md-size-chart-show',
  hidden: 'md-size-chart-hide',
  active: 'active-tab',
  highlight: 'col-highlight',
  /** On the body while a chart is open. */
  pageOpen: 'scfw-size-chart-active',
};

/** Pairs button and modal; the plugin's own name, without `data-`. */
export const CHART_ID = 'chart-data-id';
/** Names the panel of a tab. */
export const TAB_TARGET = 'data-tab';
/** Coordinates of a cell in an open chart: table, row and place in the row. */
export const CELL = 'data-storefront-islands-cell';

export const selectors = {
  modal: `.${classes.modal}`,
  closing: `.md-size-chart-overlay,.${classes.closeButton}`,
};

/** One panel of a chart that comes from the page's settings. */
export interface ChartTabSetting {
  label: string;
  title?: string;
  /** The first row is the header, the first cell of each row its label. */
  rows?: readonly (readonly string[])[];
  text?: string;
  note?: string;
}

export interface ChartSetting {
  title?: string;
  tabs: readonly ChartTabSetting[];
}

export const settings = {
  /** Charts by chart id, for pages whose markup has only the button. */
  charts: {
    key: 'sizeCharts',
    read: (raw) => (isRecord(raw) ? raw : undefined),
    expected: 'an object of charts by chart id',
    fallback: {},
  } as Setting<Record<string, unknown>>,
};

export const strings = { sizeChart: 'Size chart', closeChart: 'Close' };
