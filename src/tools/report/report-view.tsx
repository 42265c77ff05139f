import { useEffect, useState } from 'react';
import { saveJson } from '#src/tools/kit/save-json.ts';
import type { ToolProps } from '#src/tools/tool.ts';
import { type CollectReport, type Report, type ReportPart, reportParts, reportTexts } from './report.ts';
import classes from './report.module.css';

/** The parts of a bug bundle as they will be in the file; each can be inspected and unticked before saving (W6.14). */
export function ReportView({ language, collect }: ToolProps & { collect: CollectReport }) {
  const texts = reportTexts[language];
  const [parts, setParts] = useState<Readonly<Record<ReportPart, string>> | null>(null);
  const [left, setLeft] = useState<readonly ReportPart[]>([]);
  const [hasAll, setAll] = useState(false);
  useEffect(() => {
    void collect(hasAll).then((found) =>
      setParts(
        Object.fromEntries(reportParts.map((part) => [part, JSON.stringify(found[part], null, 1)])) as Record<
          ReportPart,
          string
        >,
      ),
    );
  }, [collect, hasAll]);
  if (!parts) return null;
  const taken = reportParts.filter((part) => !left.includes(part));
  return (
    <div className={classes.root}>
      <p>{texts.hint}</p>
      <ul>
        {reportParts.map((part) => (
          <li key={part}>
            <label>
              <input
                type="checkbox"
                checked={!left.includes(part)}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((one) => one !== part) : [...left, part])
                }
              />
              {texts.parts[part]} <small>{texts.size(Math.ceil(parts[part].length / 1000))}</small>
            </label>
            {part === 'session' && (
              <label>
                <input type="checkbox" checked={hasAll} onChange={({ target }) => setAll(target.checked)} />
                {texts.allEvents}
              </label>
            )}
            <details>
              <summary aria-label={`${texts.show}: ${texts.parts[part]}`}>{texts.show}</summary>
              <pre>{parts[part].slice(0, 20_000)}</pre>
            </details>
          </li>
        ))}
      </ul>
      <button type="button" disabled={taken.length === 0} onClick={() => save(taken, parts)}>
        {texts.save}
      </button>
    </div>
  );
}

function save(taken: readonly ReportPart[], parts: Readonly<Record<ReportPart, string>>): void {
  const report: Report = {
    kind: 'forestry-bug-bundle',
    version: 1,
    ...Object.fromEntries(taken.map((part) => [part, JSON.parse(parts[part]) as unknown])),
  };
  saveJson(report, 'bug-bundle.json');
}
