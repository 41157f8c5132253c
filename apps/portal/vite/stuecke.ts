/**
 * Which modules share a file. Left to itself the bundler makes some thirty small files of what two pages share: each
 * costs its headers, and short texts compress badly (measured by `npm run bench`: 12 kB on the start page).
 */
export const STUECKE = [
  {
    // Only pages with fields need them.
    name: 'formular',
    test: /node_modules\/react-hook-form\/|packages\/ui\/src\/(felder|rahmen\/(Wizard|Schritt))|apps\/portal\/src\/(formular|bausteine\/AdressFelder)/,
    priority: 30,
  },
  {
    // Everything that the first screen shows, signed in or not.
    name: 'basis',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|packages\/ui\/src\/(?!felder|rahmen\/(Wizard|Schritt))|apps\/portal\/src\/(bausteine\/(?!AdressFelder|zeit|useHeute)|paths)|packages\/client\/src\/(environment|problem|targets|url)\.ts|contract\/src\/shared\/(konstanten|permissions)/,
    priority: 40,
  },
  {
    // What every page behind the sign-in needs to call the server.
    name: 'aufruf',
    test: /packages\/client\/src\/(call|nutzer)\.ts|packages\/contract\/src\/nutzer\/routes|packages\/contract\/src\/shared\/(datum|betrag)\.ts|apps\/portal\/src\/(umgebungFirma|bausteine\/zeit)/,
    priority: 20,
  },
  {
    // Schemas: forms only.
    name: 'schemata',
    test: /node_modules\/zod\/|packages\/contract\/src\/shared\/(adresse|kennung|kontakt|person|zeile|.*Schema)\.ts/,
    priority: 10,
  },
]
