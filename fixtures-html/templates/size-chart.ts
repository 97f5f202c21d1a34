import { chartsOf, type ChartTab, type ChartUse } from '../catalogue/size-charts';
import type { Product } from '../catalogue/product';
import { html, nothing, type Markup } from './markup';

function cells(row: readonly string[], isHeader: boolean): Markup {
  return html`<tr>${row.map((cell) => (isHeader ? html`<th>${cell || 'N/A'}</th>` : html`<td>${cell || 'N/A'}</td>`))}</tr>`;
}

function panel(tab: ChartTab, number: number, defect: ChartUse['defect']): Markup {
  const id = `scfw_size-chart-tab-${number}`;
  const active = number === 1 ? ' active-tab' : '';
  if (!tab.table) {
    return html`<div class="chart-content scfw-tab-content${active}" id="${id}">${(tab.paragraphs ?? []).map((text) => html`<p>${text}</p>`)}</div>`;
  }
  const { title, rows, note } = tab.table;
  // A row that lacks cells, and a group of rows under a header that spans columns.
  const shown =
    defect === 'ragged' ? rows.map((row, index) => (index === 2 ? row.slice(0, 3) : row)) : rows;
  const group =
    defect === 'ragged'
      ? html`<tr><th></th><th colspan="3">Petite</th><th colspan="3">Tall</th></tr>`
      : nothing;
  return html`<div class="chart-table scfw-tab-content${active}" id="${id}"><p class="scfw-chart-table-title">${title}</p><table id="size-chart" class="scfw-chart-table default-style">${group}${shown.map((row, index) => cells(row, index === 0))}</table>${note ? html`<p class="chart_note">${note}</p>` : nothing}</div>`;
}

function chartModal({ chart, defect }: ChartUse): Markup {
  const { id, title, tabs } = chart;
  const labels = tabs.map((tab, index) => {
    const number = defect === 'missing-panel' && index === 1 ? 9 : index + 1;
    return html`<span class="scfw_chart-tab${index === 0 ? ' active-tab' : ''}" data-tab="scfw_size-chart-tab-${number}">${tab.label}</span>`;
  });
  const body =
    defect === 'empty'
      ? nothing
      : html`<div class="scfw_size-chart-details-tab"><div class="scfw_tab_underline"></div>${labels}</div><div class="chart-container" id="size-chart-id-${id}">${tabs.map((tab, index) => panel(tab, index + 1, defect))}</div>`;
  return html`<div id="md-size-chart-modal" class="md-size-chart-modal scfw-size-chart-modal scfw-size-chart-popup-center" chart-data-id="chart-${id}"><div class="md-size-chart-modal-content"><div class="md-size-chart-overlay"></div><div id="md-poup" class="md-size-chart-modal-body medium scfw_tab_style"><div class="md-size-chart-close"><div class="md-modal-title">${title}</div><button data-remodal-action="close" class="remodal-close" aria-label="Close"></button></div>${body}</div></div></div>`;
}

function chartButton({ chart: { id, button } }: ChartUse): Markup {
  return html`<div class="button-wrapper"><a class="md-size-chart-btn" chart-data-id="chart-${id}" href="javascript:void(0);" id="chart-button">${button}</a></div>`;
}

/** The chart plugin's buttons and its modals, which stand ready in the page. */
export function sizeCharts(product: Product): Markup {
  return html`${chartsOf(product.id).map(
    (use) =>
      html`<div class="scfw-size-chart-main md-size-chart-modal-main">${chartButton(use)}${use.defect === 'no-chart' ? nothing : chartModal(use)}</div>`,
  )}`;
}
