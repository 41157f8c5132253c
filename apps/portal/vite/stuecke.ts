/**
 * Which modules share a file. Left to itself the bundler makes some thirty small files of what two pages share: each
 * costs its headers, and short texts compress badly (measured by `npm run bench`: 12 kB on the start page).
 * A file loads as a whole wherever one of its modules is used, so a module belongs where all who load it use it.
 */
const GRUPPEN = [
  {
    // The frame of somebody signed in: menus, navigation, and the calls of its lists.
    name: 'rahmen',
    test: /apps\/portal\/src\/(shell\/angemeldet\/|bausteine\/useUebersichten)|packages\/ui\/src\/(Menue|useAufklappen)|packages\/client\/src\/(auszahlung|interessenbekundung|mitteilungen)\.ts|contract\/src\/(auszahlung|interessenbekundung|mitteilungen)\/routes/,
  },
  {
    // Everything that the first screen shows, signed in or not.
    name: 'basis',
    test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|packages\/ui\/src\/(?!felder|rahmen\/(Wizard|Schritt)|(Tabelle|Beschreibungsliste|Fortschritt)\.)|apps\/portal\/src\/(bausteine\/(?!AdressFelder|anzeige|zeit|useHeute|useVorgeladen)|paths|umgebung\.|shell\/(Logo|useOrt|useFirmen|inhalte\/oeffnen))|packages\/client\/src\/(environment|problem|targets|url|session\/(tokens|transactions|events|returnPath))\.ts|contract\/src\/shared\/(konstanten|permissions|route)\./,
  },
  {
    // What every page behind the sign-in needs to call the server and to list what it gets.
    name: 'aufruf',
    test: /packages\/client\/src\/(call|nutzer|zuwendung)\.ts|packages\/contract\/src\/(nutzer\/routes|zuwendung\/(routes|lifecycle))|packages\/contract\/src\/shared\/(datum|betrag|lebenslauf|text|zeitraum)\.ts|packages\/ui\/src\/(Tabelle|Beschreibungsliste|Fortschritt)|apps\/portal\/src\/(umgebungFirma|bausteine\/(anzeige|zeit)|zuwendung\/anzeige)/,
  },
  {
    // Schemas: forms only, and not before the user works in one.
    name: 'schemata',
    test: /node_modules\/zod\/|packages\/contract\/src\/(shared\/(adresse|kennung|kontakt|person|zeile|.*Schema)|.*\/enumsSchema)\.ts/,
  },
  {
    // How answers read, on the form and where they are shown.
    name: 'werte',
    test: /packages\/contract\/src\/unternehmen\/(enums|registerRegel)\.ts|packages\/ui\/src\/felder\/(zahl|dezimal|betrag|datum|groesse|ergebnis)\.ts/,
  },
  {
    // What an application is: asked by the wizard and by the page that shows what was sent.
    name: 'antrag',
    test: /packages\/contract\/src\/(zuwendung\/(flow|rules|pruefung|gegenstandPruefen|dokumentliste|dokumentArten|groesse|moorflaeche|faehigkeiten)|shared\/(dateitypen|datei))\.ts|packages\/flow\/|packages\/client\/src\/(upload|datei)\.ts|apps\/portal\/src\/(zuwendung\/(angaben|fragen|Angaben)|bausteine\/useHeute)\.tsx?/,
  },
  {
    // Only pages with fields need them, but not every page with fields needs each.
    name: 'formular',
    test: /node_modules\/react-hook-form\/|packages\/ui\/src\/(felder\/(?!Such|useTreffer|treffer)|rahmen\/(Wizard|Schritt))|apps\/portal\/src\/(formular|bausteine\/useVorgeladen)/,
  },
]

/** The first group that names a module has it; what a module imports stays in its own group (`kreise.ts` watches). */
export const STUECKE = {
  includeDependenciesRecursively: false,
  groups: GRUPPEN.map((gruppe, i) => ({ ...gruppe, priority: GRUPPEN.length - i })),
}
