// Runs in the page of the contract: search, filters, folding, language and colours.
(() => {
  const root = document.documentElement;
  const all = <Kind extends Element>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Kind>(selector),
  ];
  const one = <Kind extends HTMLElement>(id: string) => document.querySelector<Kind>(`#${id}`) as Kind;
  const operations = all<HTMLDetailsElement>('.op');
  const find = one<HTMLInputElement>('find');

  /** The browser may block storage, especially for local files. */
  const kept = (name: string): string | null => {
    try {
      return localStorage.getItem(`contract.${name}`);
    } catch {
      return null;
    }
  };
  const keep = (name: string, value: string) => {
    try {
      localStorage.setItem(`contract.${name}`, value);
    } catch {
      // The choice then lasts for this visit.
    }
  };

  const chosen = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? '';

  function filter() {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    const [status, kind] = [chosen('status'), chosen('kind')];
    let shown = 0;
    for (const operation of operations) {
      const { words: text = '', status: its, kind: sort } = operation.dataset;
      const fits =
        (!status || its === status) && (!kind || sort === kind) && words.every((word) => text.includes(word));
      operation.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const group of all<HTMLElement>('.group')) group.hidden = all('.op:not([hidden])', group).length === 0;
    for (const entry of all<HTMLElement>('nav li')) {
      const group = document.getElementById(entry.querySelector('a')?.hash.slice(1) ?? '');
      const number = entry.querySelector('.number');
      entry.hidden = group?.hidden ?? false;
      if (group && number) number.textContent = String(all('.op:not([hidden])', group).length);
    }
    (document.querySelector('.none') as HTMLElement).hidden = shown > 0;
    one('count').textContent = isEnglish()
      ? `${shown} of ${operations.length} calls`
      : `${shown} / ${operations.length} 个接口`;
  }

  const isEnglish = () => root.lang === 'en';

  function speak(language: string) {
    root.lang = language;
    filter();
  }

  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset['scheme'] ? root.dataset['scheme'] === 'dark' : systemIsDark.matches);
  const tellScheme = () => one('scheme').setAttribute('aria-pressed', String(isDark()));

  /** Unfolds a component in place. A component within itself is skipped, to avoid endless recursion. */
  function unfold(place: HTMLDetailsElement) {
    const schema = document.getElementById(`schema-${place.dataset['ref']}`)?.querySelector('.body');
    if (!schema || place.dataset['done']) return;
    place.dataset['done'] = 'yes';
    const copy = schema.cloneNode(true) as HTMLElement;
    for (const part of all('[id]', copy)) part.removeAttribute('id');
    place.querySelector('a')?.replaceWith(copy);
  }

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (target.matches('.ref')) unfold(target);
      // An operation opens with its first level unfolded.
      if (!target.matches('.op')) return;
      for (const ref of all<HTMLDetailsElement>(
        '.sides > section > .ref, .sides > section > .tree > .list > .ref',
        target,
      ))
        ref.open = true;
    },
    true,
  );

  /** The operation in the address is shown even if a filter hides it. */
  function follow() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.hidden || target.closest('[hidden]')) {
      find.value = '';
      for (const radio of all<HTMLInputElement>('input[type=radio][value=""]')) radio.checked = true;
      filter();
    }
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  }

  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = all<HTMLDetailsElement>('.op:not([hidden]):not([open]), .schema:not([open])');
    for (const part of opened) part.open = true;
  });
  addEventListener('afterprint', () => {
    for (const part of opened) part.open = false;
  });

  find.addEventListener('input', filter);
  for (const radio of all('input[type=radio]')) radio.addEventListener('change', filter);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    find.focus();
  });
  one('language').addEventListener('click', () => {
    speak(isEnglish() ? 'zh-CN' : 'en');
    keep('language', root.lang);
  });
  one('scheme').addEventListener('click', () => {
    root.dataset['scheme'] = isDark() ? 'light' : 'dark';
    keep('scheme', root.dataset['scheme']);
    tellScheme();
  });
  systemIsDark.addEventListener('change', tellScheme);
  addEventListener('hashchange', follow);

  const scheme = kept('scheme');
  if (scheme) root.dataset['scheme'] = scheme;
  if (innerWidth < 900) document.querySelector('nav details')?.removeAttribute('open');
  tellScheme();
  speak(kept('language') === 'en' ? 'en' : 'zh-CN');
  follow();
})();
