interface ImportMetaEnv {
  /** The version of package.json. Only what development and mock builds add to the screen reads it. */
  readonly VERSION: string;
  /** The checksum of the worker of MSW that belongs to a mock build. Other builds have none. */
  readonly WORKER_CHECKSUM: string;
}
