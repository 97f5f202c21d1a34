// Stands for the platform's data layer: stores by key, with their actions, and listeners to any change.
(function () {
  const stores = {};
  const listeners = new Set();
  window.wp = {
    ...window.wp,
    data: {
      dispatch: (key) => stores[key],
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      register(key, actions) {
        stores[key] = actions;
        for (const listener of listeners) listener();
      },
    },
  };
})();
