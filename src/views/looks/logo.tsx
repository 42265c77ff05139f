/** The logo of the platform. Decorative: the name is beside it or on its link. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="7" fill="var(--mantine-color-forest-7)" />
    <path d="M16 5 9 14h3.2L7 21h7.4v6h3.2v-6H25l-5.2-7H23z" fill="#fff" />
  </svg>
);
