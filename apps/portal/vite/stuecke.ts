import { dateiDesErstenBilds } from './erstesBild.ts'

/**
 * Which modules share a file. Left to itself the bundler makes some thirty small files of what two pages share: each
 * costs its headers, and short texts compress badly (measured by `npm run bench`: 12 kB on the start page).
 * A file loads as a whole wherever one of its modules is used, so a module belongs where all who load it use it: what
 * many need stands before what few need.
 */
const GRUPPEN = [
  { name: dateiDesErstenBilds },
  {
    // What pages behind the sign-in have in common: guard, frame, calls, and how lists are shown.
    name: 'innen',
    test: /apps\/portal\/src\/shell\/angemeldet\/|apps\/portal\/src\/useUebersichten|packages\/ui\/src\/(Menue|useAufklappen)|packages\/client\/src\/(auszahlung|identifizierung|interessenbekundung|mitteilungen)\/|contract\/src\/(auszahlung|identifizierung|interessenbekundung|mitteilungen)\/(routes|lifecycle)|node_modules\/@tanstack\/react-query\/.*\/useSuspenseQuery\.|apps\/portal\/src\/shell\/eintritt|packages\/client\/src\/(call|nutzer\/nutzer|zuwendung\/antraege|url|targets|session\/returnPath)\.ts|packages\/contract\/src\/(formular\/formularname|zuwendung\/antragname|nutzer\/routes|zuwendung\/(routes|lifecycle)|shared\/(gepackt|zeit\/datum|geld\/betrag|text|zeit\/zeitraum|route))\.ts|packages\/ui\/src\/(?!felder|Fortschritt|Schalter|dialog|stil|rahmen\/(Wizard|Schritt)|Tabelle|Beschreibungsliste)|apps\/portal\/src\/umgebungFirma|packages\/shell\/src\/(zeit\/zeit|late\/(useLate|pursue|latePart)|rahmen\/(useVerbunden|startfehler)|bausteine\/(?!AbsageHinweis|useVersuch|ganzeNummern|AdressFelder|Kontakt|useAnsage|Meldung|KommtNoch|Anschrift|Weiterleiten|fokusHalten))/,
  },
  {
    // Lists and data to look at.
    name: 'ansicht',
    test: /packages\/ui\/src\/(Tabelle|Beschreibungsliste)|packages\/shell\/src\/bausteine\/(KommtNoch|Anschrift)/,
  },
  {
    // What speaks with the sign-in service.
    name: 'anmeldung',
    test: /node_modules\/(openid-client|oauth4webapi)\/|packages\/client\/src\/session\/(engine|provider|sessionCheck)/,
  },
  {
    // How answers read, on the form and where they are shown.
    name: 'werte',
    test: /packages\/contract\/src\/unternehmen\/(enums|registerRegel)\.ts|packages\/schreibweise\/src\/(?!schlicht)|packages\/ui\/src\/felder\/dateien\/groesse\.ts/,
  },
  {
    // Schemas: forms only, and not before the user works in one.
    name: 'schemata',
    test: /node_modules\/zod\/|packages\/contract\/src\/(shared\/(adresse|nummern\/kennung|kontakt|person|zeile|.*Schema)|.*\/enumsSchema)\.ts/,
  },
  {
    // What an application is: asked by the wizard and by the page that shows what was sent.
    name: 'antrag',
    test: /packages\/client\/src\/zuwendung\/zuwendung\.ts|packages\/contract\/src\/(formular\/(?!felder|dateien|formularname|mitzeichnung(Anzeige)?\.).*|zuwendung\/(flow|rules|grenzen|tafel\/.*|angaben\/stellen|pruefung\/(pruefung|gegenstandPruefen|kategorieTeile)|unterlagen\/dokumentliste|formular\/(dokumentArten|leer|moorflaeche)|groesse\/groesse|programm\/faehigkeiten)|shared\/(dateitypen|datei))\.ts|packages\/flow\/|(packages\/shell\/src\/(zeit\/useHeute|bausteine\/(useAnsage|Weiterleiten|useVersuch|AbsageHinweis))|apps\/portal\/src\/zuwendung\/antrag\/(kontext|useEntfernen))\.tsx?/,
  },
  {
    // Only pages with fields need them, but not every page with fields needs each.
    name: 'formular',
    test: /node_modules\/react-hook-form\/|packages\/ui\/src\/(felder\/(?!suche\/|dateien\/|Radio|JaNein|Haken|Auswahlgruppe|Textbereich|Datumsfeld|Betragsfeld|Zahlfeld)|rahmen\/(Wizard|Schritt))|packages\/shell\/src\/(formular|late\/(useLoadOnFocus|latePage|lateDialog)|bausteine\/(Meldung|fokusHalten)|entwurf\/(use(?!Aendern)|Speicherhinweis|Wiederherstellung))|packages\/entwurf\/src\/lists/,
  },
  {
    // Fields that not every page with fields has.
    name: 'felder',
    test: /packages\/ui\/src\/felder\/(Radio|JaNein|Haken|Auswahlgruppe|Textbereich|Datumsfeld|Betragsfeld|Zahlfeld)/,
  },
  {
    // What every form that saves itself shows first, and what makes an application one.
    name: 'assistent',
    test: /packages\/assistent\/src\/(Formularassistent|Schrittinhalt|teile|formularart|seite\/(Formularseite|Formularhinweise|Formularleiste|bauplan|bauAus|seitePruefen|use)|dateien\/(UploadRahmen|UploadFeld\.|uploads|useUploads|useAnkunft|arten|dateieintraege)|unterschrift\/useZweite)|apps\/portal\/src\/zuwendung\/(antrag\/(antragart|antragDateien|AntragSeite|IhrAntrag|AntragLoeschen|useAntrag)|seiten\/(antragSeite|Summen))/,
  },
  {
    // What looks something up in the data directory while somebody types.
    name: 'suche',
    test: /packages\/ui\/src\/felder\/suche\/|packages\/schreibweise\/src\/schlicht|packages\/shell\/src\/suche\/|packages\/client\/src\/verzeichnis\/|packages\/contract\/src\/verzeichnis\/(adresse|routes)\./,
  },
]

/** The first group that names a module has it, with all that it imports and no earlier group has: no two files wait for each other. */
export const STUECKE = { groups: GRUPPEN.map((gruppe, i) => ({ ...gruppe, priority: GRUPPEN.length - i })) }
