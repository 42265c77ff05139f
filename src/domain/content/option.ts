/** A record to pick, by name. */
export interface Option {
  id: string;
  name: string;
}
