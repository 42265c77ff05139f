import { type ComponentType, useEffect, useState } from 'react';
import { Edge } from '#src/tools/kit/edge.tsx';
import { ErrorCorner } from './error-corner.tsx';
import { toolTexts } from './texts.ts';
import classes from './tool-window.module.css';
import type { ToolLanguage } from './kit/sign.ts';
import type { Tool, ToolProps } from './tool.ts';

interface Props {
  tools: readonly Tool[];
  tool: Tool;
  language: ToolLanguage;
  height: number;
  onHeight: (height: number) => void;
  onChoose: (id: string) => void;
  onClose: () => void;
}

const lowest = 160;

/** The window at the bottom of the page that shows one tool. Mouse or arrow keys move its upper edge. */
export function ToolWindow({ tools, tool, language, height, onHeight, onChoose, onClose }: Props) {
  const texts = toolTexts[language];
  return (
    <section className={classes.root} aria-label={tool.name[language]}>
      <Edge
        label={texts.height}
        height={height}
        lowest={lowest}
        heightAt={(top) => innerHeight - top}
        onHeight={(wanted) => onHeight(Math.min(wanted, innerHeight - 80))}
      />
      <header className={classes.head}>
        {tools.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === tool.id}
            className={classes.tab}
            onClick={() => onChoose(id)}
          >
            {name[language]}
          </button>
        ))}
        <button type="button" className={classes.close} aria-label={texts.close} title={texts.close} onClick={onClose}>
          ×
        </button>
      </header>
      <div className={classes.body}>
        <ErrorCorner texts={texts}>
          <Loaded tool={tool} language={language} />
        </ErrorCorner>
      </div>
    </section>
  );
}

/** The tool itself, once its chunk is loaded. */
function Loaded({ tool, language }: Pick<Props, 'tool' | 'language'>) {
  const [loaded, setLoaded] = useState<{ Content: ComponentType<ToolProps> } | { error: unknown } | null>(null);
  useEffect(() => {
    tool.load().then(
      ({ default: Content }) => setLoaded({ Content }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [tool]);
  if (!loaded) return <p className={classes.note}>{toolTexts[language].loading}</p>;
  if ('error' in loaded) throw loaded.error;
  const { Content } = loaded;
  return <Content language={language} />;
}
