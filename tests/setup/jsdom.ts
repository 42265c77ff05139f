/** What browsers have and jsdom lacks, as far as Mantine asks for it. Nothing here has a size: layout is a browser test's. */

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }),
  scrollTo: () => {},
});

// Replaced only where missing, so that a newer jsdom is used as it is.
for (const name of ['ResizeObserver', 'IntersectionObserver'] as const) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: StillObserver });
}

const elementGaps = {
  scrollIntoView: () => {},
  scrollTo: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
};
for (const [name, stub] of Object.entries(elementGaps)) {
  if (!(name in Element.prototype)) Object.assign(Element.prototype, { [name]: stub });
}

if (!('fonts' in document)) {
  Object.assign(document, { fonts: { addEventListener: () => {}, removeEventListener: () => {}, ready: Promise.resolve() } });
}
