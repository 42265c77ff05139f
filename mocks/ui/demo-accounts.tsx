import { UnstyledButton } from '@mantine/core';
import { type DemoAccount, demoAccounts, demoPassword, masterCode } from '#mocks/shared/accounts.ts';
import { isLanguage, type Language } from '#src/i18n/languages.ts';
import { SeedSizeSelect } from './seed-size.tsx';

interface Texts {
  title: string;
  shows: Record<DemoAccount['shows'], string>;
}

/** The texts of this list. They are part of the mock, so that they are not in the production build. */
const texts: Readonly<Record<Language, Texts>> = {
  zh: {
    title: '演示账号（点击填写）',
    shows: {
      everything: '全部页面和按钮',
      material: '素材管理及其全部权限',
      onePage: '仅一个页面，无按钮',
      nothing: '没有任何权限',
      disabled: '账号已停用',
      scoring: '评审专家：为指派的基地评分',
      panels: '评审组长：组建评审组、审定结果',
      visitors: '咨询专员：审核评论、答复咨询',
    },
  },
  en: {
    title: 'Demo accounts (click to fill in)',
    shows: {
      everything: 'every page and button',
      material: 'material management with all its rights',
      onePage: 'one page, no buttons',
      nothing: 'no permission at all',
      disabled: 'account is disabled',
      scoring: 'expert: scores the bases assigned to them',
      panels: 'chair: appoints panels and decides on results',
      visitors: 'visitors’ desk: moderates comments, answers enquiries',
    },
  },
  es: {
    title: 'Cuentas de demostración (clic para rellenar)',
    shows: {
      everything: 'todas las páginas y botones',
      material: 'gestión de materiales con todos sus permisos',
      onePage: 'una sola página, sin botones',
      nothing: 'sin ningún permiso',
      disabled: 'cuenta desactivada',
      scoring: 'experto: puntúa las bases asignadas',
      panels: 'presidencia del panel: nombra paneles y decide resultados',
      visitors: 'atención al visitante: modera comentarios y responde consultas',
    },
  },
  ja: {
    title: 'デモアカウント（クリックで入力）',
    shows: {
      everything: 'すべてのページとボタン',
      material: '素材管理とその全権限',
      onePage: '1 ページのみ、ボタンなし',
      nothing: '権限なし',
      disabled: 'アカウントは無効',
      scoring: '専門家：割り当てられた基地を採点',
      panels: '評価班長：評価班の設置と結果の決定',
      visitors: '相談担当：コメントの審査と相談への回答',
    },
  },
};

interface Props {
  /** The language of the page. Unknown ones are shown in English. */
  language: string;
  onChoose: (choice: { userName: string; password: string; code: string }) => void;
}

/** The list of demo accounts below the login form of a mock build. A click fills in the form. */
export function DemoAccounts({ language, onChoose }: Props) {
  const known = knownLanguage(language);
  const { title, shows } = texts[known];
  return (
    <div style={{ marginTop: 20, color: 'var(--mantine-color-dimmed)', fontSize: 12 }}>
      {title}
      {demoAccounts.map((demo) => (
        <div key={demo.account} style={{ display: 'flex', gap: 8, alignItems: 'center', marginTop: 4 }}>
          <UnstyledButton
            fz={12}
            miw={72}
            px={6}
            bd="1px solid var(--mantine-color-default-border)"
            bdrs={6}
            ta="center"
            onClick={() => onChoose({ userName: demo.account, password: demoPassword, code: masterCode })}
          >
            {demo.account}
          </UnstyledButton>
          {shows[demo.shows]}
        </div>
      ))}
      <SeedSizeSelect language={known} />
    </div>
  );
}

function knownLanguage(language: string): Language {
  const short = language.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}
