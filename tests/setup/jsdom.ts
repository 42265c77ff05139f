import { File as NodeFile } from 'node:buffer';

/** What browsers have and jsdom lacks, as far as Mantine, the text editor and the mock ask for it. Nothing here has a size: layout is a browser test's. */

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
  Object.assign(document, {
    fonts: { addEventListener: () => {}, removeEventListener: () => {}, ready: Promise.resolve() },
  });
}

// The text editor asks where characters stand.
const nowhere = () => ({ x: 0, y: 0, top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0, toJSON: () => '' });
const rangeGaps = { getClientRects: () => [], getBoundingClientRect: nowhere };
for (const [name, stub] of Object.entries(rangeGaps)) {
  if (!(name in Range.prototype)) Object.assign(Range.prototype, { [name]: stub });
}
if (!('elementFromPoint' in document)) Object.assign(document, { elementFromPoint: () => null });

// Every picture can be drawn here: whether one can is a browser's to say.
const drawn = { width: 1, height: 1, close: () => {} };
if (!('createImageBitmap' in globalThis))
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(drawn) });

// jsdom's makes none, and nothing here would show it.
if (!('createObjectURL' in URL))
  Object.assign(URL, { createObjectURL: () => 'blob:nothing', revokeObjectURL: () => {} });

// Node reads a multipart by its own kind of file, which jsdom's stands in front of.
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

// Nor does it send jsdom's forms and files: a form made here is one of Node's, and so are the files in it.
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
