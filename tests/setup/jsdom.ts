import { File as NodeFile } from 'node:buffer';

// Stubs for browser features that jsdom lacks and that Mantine, the text editor or the mock need. Elements have no size;
// layout is tested in a browser.

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Reports the document once, as the browser does after a layout. Elements without a size are not reported. */
class OnceObserver extends StillObserver {
  private readonly report: () => void;
  private isOn = true;

  constructor(report: () => void) {
    super();
    this.report = report;
  }

  override observe(element?: Element) {
    if (element === document.documentElement) requestAnimationFrame(() => this.isOn && this.report());
  }

  override disconnect() {
    this.isOn = false;
  }
}

const frameMilliseconds = 16;

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
  // jsdom uses an interval for frames, which fake timers would replace for the rest of this worker.
  requestAnimationFrame: (report: FrameRequestCallback) =>
    Number(setTimeout(() => report(performance.now()), frameMilliseconds)),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
});

// Stubs are added only where something is missing, so that a newer jsdom is used unchanged.
for (const name of ['ResizeObserver', 'IntersectionObserver'] as const) {
  if (!(name in globalThis))
    Object.assign(globalThis, { [name]: name === 'ResizeObserver' ? OnceObserver : StillObserver });
}

// jsdom accepts any property here, but only `display` hides elements from its tests.
const { supports } = CSS;
CSS.supports = (name: string, value?: string) =>
  name !== 'content-visibility' && (value === undefined ? supports(name) : supports(name, value));

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
  Object.assign(document, {
    fonts: { addEventListener: () => {}, removeEventListener: () => {}, ready: Promise.resolve() },
  });
}

// The text editor reads the positions of characters.
const nowhere = () => ({ x: 0, y: 0, top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0, toJSON: () => '' });
const rangeGaps = { getClientRects: () => [], getBoundingClientRect: nowhere };
for (const [name, stub] of Object.entries(rangeGaps)) {
  if (!(name in Range.prototype)) Object.assign(Range.prototype, { [name]: stub });
}
if (!('elementFromPoint' in document)) Object.assign(document, { elementFromPoint: () => null });

// Every picture counts as valid; real decoding is tested in a browser.
const drawn = { width: 1, height: 1, close: () => {} };
if (!('createImageBitmap' in globalThis))
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(drawn) });

// jsdom creates no object URLs, and no test displays them.
if (!('createObjectURL' in URL))
  Object.assign(URL, { createObjectURL: () => 'blob:nothing', revokeObjectURL: () => {} });

// Node parses a multipart body with its own class `File`, which jsdom's global class hides.
let reader = Request.prototype;
while (!Object.hasOwn(reader, 'formData')) reader = Object.getPrototypeOf(reader) as typeof reader;
const { formData } = reader;
reader.formData = async function readParts(this: Request) {
  const shown = globalThis.File;
  Object.assign(globalThis, { File: NodeFile });
  try {
    return await formData.call(this);
  } finally {
    Object.assign(globalThis, { File: shown });
  }
};

// Node cannot send jsdom's forms and files either, so those of the tests are converted to Node's.
const partsOf = new WeakMap<Blob, BlobPart[]>();
globalThis.File = class extends File {
  constructor(parts: BlobPart[], name: string, options?: FilePropertyBag) {
    super(parts, name, options);
    partsOf.set(this, parts);
  }
};
const NodeForm = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData;
globalThis.FormData = class extends NodeForm {
  override append(name: string, value: string | Blob) {
    const parts = value instanceof File ? partsOf.get(value) : undefined;
    const sent: unknown =
      parts && value instanceof File ? new NodeFile(parts as never, value.name, { type: value.type }) : value;
    super.append(name, sent as string);
  }
};

// jsdom lacks this property. Tests run at localhost, which browsers trust.
Object.defineProperty(window, 'isSecureContext', { value: true, writable: true, configurable: true });
