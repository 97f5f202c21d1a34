// Stands in for any of the platform's scripts: says by its handle that it has run, and with what.
(window.ran ??= []).push(document.currentScript.id.replace(/-js$/, ''));
