interface ImportMetaEnv {
  /** The version of package.json. Only what development and mock builds add to the screen reads it. */
  readonly VERSION: string;
}
