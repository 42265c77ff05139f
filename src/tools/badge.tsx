import { useEffect, useRef, useState } from 'react';
import classes from './badge.module.css';
import { chordOf, isFree } from './keys.ts';
import type { ToolLanguage, ToolSign } from './kit/sign.ts';
import { toolTexts } from './texts.ts';
import type { Tool } from './tool.ts';

interface Props {
  tools: readonly Tool[];
  /** By tool, in the same order. */
  signs: readonly (ToolSign | null)[];
  language: ToolLanguage;
  keyOf: (tool: Tool) => string;
  onOpen: (id: string) => void;
  onKey: (id: string, key: string) => void;
}

/** The badge of a mock or development build in the corner. Its menu lists the tools and their shortcuts, which it can change (W6.1). */
export function Badge({ tools, signs, language, keyOf, onOpen, onKey }: Props) {
  const [isOpen, setOpen] = useState(false);
  const sign = signs.find((one) => one?.isWarning) ?? signs.find((one) => one !== null && one !== undefined);
  const { tools: name } = toolTexts[language];
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const host = box.current?.closest('#tools');
    const close = () => setOpen(false);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    host?.addEventListener('tools.escape', close);
    window.addEventListener('pointerdown', closeOutside, { capture: true });
    return () => {
      host?.removeEventListener('tools.escape', close);
      window.removeEventListener('pointerdown', closeOutside, { capture: true });
    };
  }, [isOpen]);

  return (
    <div className={classes.root} ref={box}>
      {isOpen && (
        <ul className={classes.menu} aria-label={name}>
          {tools.map((tool) => (
            <ToolLine
              key={tool.id}
              tool={tool}
              language={language}
              chord={keyOf(tool)}
              ownerOf={(key) => tools.find((other) => other !== tool && keyOf(other) === key) ?? null}
              onOpen={() => {
                setOpen(false);
                onOpen(tool.id);
              }}
              onKey={(key) => onKey(tool.id, key)}
            />
          ))}
        </ul>
      )}
      {sign?.action && (
        <button type="button" className={classes.badge} onClick={sign.action.onPress}>
          {sign.action.text[language]}
        </button>
      )}
      <button
        type="button"
        className={classes.badge}
        title={sign?.text[language]}
        aria-label={sign ? `${name}: ${sign.text[language]}` : name}
        aria-expanded={isOpen}
        data-warning={sign?.isWarning ? true : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.dot} aria-hidden />
        <span className={classes.text}>{sign ? sign.text[language] : 'Mock'}</span>
      </button>
    </div>
  );
}

interface LineProps {
  tool: Tool;
  language: ToolLanguage;
  chord: string;
  /** The other tool with this shortcut. */
  ownerOf: (key: string) => Tool | null;
  onOpen: () => void;
  onKey: (key: string) => void;
}

function ToolLine({ tool, language, chord, ownerOf, onOpen, onKey }: LineProps) {
  const [asked, setAsked] = useState<'no' | 'press' | 'taken' | { owner: Tool }>('no');
  const { open, changeKey, press, taken, ofTool } = toolTexts[language];
  const name = tool.name[language];

  useEffect(() => {
    if (asked === 'no') return;
    const onKeyDown = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') return setAsked('no');
      if (['Control', 'Alt', 'Shift', 'Meta'].includes(event.key)) return;
      const given = chordOf(event);
      if (!isFree(given)) return setAsked('taken');
      const owner = ownerOf(given);
      if (owner) return setAsked({ owner });
      setAsked('no');
      onKey(given);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [asked, ownerOf, onKey]);

  return (
    <li>
      <span className={classes.line}>
        <button type="button" className={classes.entry} aria-label={open(name, chord)} onClick={onOpen}>
          {name}
          <kbd>{chord}</kbd>
        </button>
        <button
          type="button"
          className={classes.change}
          aria-label={`${changeKey}: ${name}`}
          onClick={() => setAsked('press')}
        >
          {changeKey}
        </button>
      </span>
      <span role="status" className={classes.asked}>
        {typeof asked === 'object' ? ofTool(asked.owner.name[language]) : { no: null, press, taken }[asked]}
      </span>
    </li>
  );
}
