/**
 * Chunks of what several pages share and the first list does not need: by subject, and small modules together. A chunk names
 * every file that it may load late, so fewer files make the first chunks smaller (`npm run size`). A group takes the
 * modules that its own import, unless an earlier group has taken them.
 */
export const lateChunks = [
  {
    name: 'leaves',
    test: /\/domain\/(count|read-json|personal-data|places\/(cities|guangxi)|rich\/(link|encoded)|users\/masks|comments\/(fold|word-fault|matching|word-paths))\.|\/endpoints\/refusals\.|\/tables\/(download|words)\./,
  },
  {
    name: 'small-parts',
    test: /@mantine\/(hooks|core\/esm\/(utils|core))\/|\/Icon(Check|Lock|Trash)\.mjs/,
    maxModuleSize: 1200,
    minShareCount: 2,
  },
  { name: 'search', test: /\/views\/search\/(?!search-select|readings)/ },
  {
    name: 'bulk',
    test: /\/views\/(bulk\/(bulk\.module|usual-reasons|selection-bar)|preferences\/use-single-keys)\.|\/shell\/inbox-keys\./,
  },
  { name: 'stages', test: /\/approval\/stages\./ },
  { name: 'approval', test: /\/domain\/(approval\/|content\/reviewed-type\.)/ },
  { name: 'home-slots', test: /\/domain\/content\/home-page\.|\/api\/home-page\.|\/app\/find-content-type\./ },
  { name: 'checks', test: /\/domain\/checks\/|\/bindings\/checks\/session-checks\./ },
  { name: 'consultations', test: /\/domain\/consultations\/|\/api\/(endpoints\/)?consultations\./ },
  { name: 'figures', test: /\/domain\/figures\/|\/api\/(endpoints\/)?figures\./ },
  {
    name: 'records',
    test: /\/machines\/(attempts|record\/)|\/bindings\/(find-draft|subject)\.|\/content\/(neighbours|reference-names|revision|values)\./,
  },
];
