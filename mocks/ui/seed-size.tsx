// The arrow of the select: the app itself has none before its shell.
import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import type { Language } from '#src/i18n/languages.ts';

interface Texts {
  label: string;
  sizes: Record<SeedSize, string>;
}

const texts: Readonly<Record<Language, Texts>> = {
  zh: {
    label: '演示数据量（切换后恢复初始数据）',
    sizes: { S: '小：每类约60条', M: '中：每类2,000条', L: '大：文章100,000条' },
  },
  en: {
    label: 'Demo data (changing it resets the data)',
    sizes: { S: 'Small: about 60 of each type', M: 'Medium: 2,000 of each type', L: 'Large: 100,000 articles' },
  },
  es: {
    label: 'Datos de demostración (al cambiar se restauran)',
    sizes: { S: 'Pequeño: unos 60 de cada tipo', M: 'Mediano: 2.000 de cada tipo', L: 'Grande: 100.000 artículos' },
  },
  ja: {
    label: 'デモデータの量（切り替えると初期化）',
    sizes: { S: '小：各種約60件', M: '中：各種2,000件', L: '大：記事100,000件' },
  },
};

/** Selects the amount of data. Renders nothing in a page without a mock back-end. */
export function SeedSizeSelect({ language }: { language: Language }) {
  const [size, setSize] = useState<SeedSize | null>(null);
  useEffect(() => {
    void globalThis.window.__mock?.size().then(setSize);
  }, []);
  if (!size) return null;
  const { label, sizes } = texts[language];
  const choose = (chosen: SeedSize) => {
    setSize(chosen);
    void globalThis.window.__mock?.reset(chosen);
  };
  return (
    <NativeSelect
      mt="sm"
      size="xs"
      label={label}
      value={size}
      onChange={(event) => choose(event.currentTarget.value as SeedSize)}
      data={Object.entries(sizes).map(([value, text]) => ({ value, label: text }))}
    />
  );
}
