// As pop-up plugins do it: the form comes with a later request.
document.querySelector('[data-late-form]').addEventListener('click', async ({ currentTarget }) => {
  const { lateForm } = currentTarget.dataset;
  const page = new DOMParser().parseFromString(await (await fetch(lateForm)).text(), 'text/html');
  document.querySelector('#late-form').replaceChildren(page.querySelector('.wpcf7'));
});
