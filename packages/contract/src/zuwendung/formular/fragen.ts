/**
 * The questions of the application, word by word, by the path of their answer: fields, summary, receipt and the list of
 * what will be asked say the same.
 */
export const FRAGEN = {
  'unternehmen.unternehmenName': 'Name',
  'unternehmen.unternehmenAdresse': 'Betriebssitz',
  'unternehmen.rechtsform': 'Rechtsform',
  'unternehmen.register': 'Register',
  'unternehmen.gruendungsDatum': 'Gründungsdatum',
  'unternehmen.steuernummer': 'Steuernummer',
  'unternehmen.zidBetriebnummer': 'ZID-Betriebsnummer',
  'unternehmen.kontoInformationen': 'Konto',
  'unternehmen.ansprechpartner': 'Ansprechperson',
  'produktgruppenDaten.antragstellerArt': 'Art des Antragstellers',
  'produktgruppenDaten.haupttaetigkeit': 'Haupttätigkeit',
  'produktgruppenDaten.finanzamt': 'Zuständiges Finanzamt',
  'produktgruppenDaten.anzahlMitarbeiter': 'Zahl der Mitarbeitenden',
  'produktgruppenDaten.umsatz': 'Umsatz im letzten Geschäftsjahr',
  'produktgruppenDaten.bilanzsumme': 'Bilanzsumme im letzten Geschäftsjahr',
  'produktgruppenDaten.kmuBestaetigt': 'Größe Ihres Unternehmens',
  'produktgruppenDaten.kuBestaetigt': 'Unser Unternehmen ist ein kleines Unternehmen',
  'produktgruppenDaten.muBestaetigt': 'Unser Unternehmen ist ein Kleinstunternehmen',
  'produktgruppenDaten.groessenErklaerung': 'Warum Ihre Größe von den Zahlen abweicht',
  'produktgruppenDaten.groessenrechnung': 'Partner- und verbundene Unternehmen',
  'produktgruppenDaten.nutzflaeche': 'Landwirtschaftlich genutzte Fläche',
  'produktgruppenDaten.moorflaeche': 'Davon nasse oder wiedervernässte Moorböden',
  'produktgruppenDaten.darlehen': 'Darlehen',
  'produktgruppenDaten.eigenmittel': 'Eigenmittel',
  alleineZeichnungsberechtigt: 'Dürfen Sie für das Unternehmen allein unterschreiben?',
  zeichnungsberechtigter: 'Wer unterschreibt mit?',
  'ansprechpartner.vorname': 'Vorname der Ansprechperson',
  'ansprechpartner.nachname': 'Nachname der Ansprechperson',
  'ansprechpartner.email': 'E-Mail-Adresse der Ansprechperson',
  'ansprechpartner.telefon': 'Telefon der Ansprechperson',
} as const

/** Questions of a machine or consultancy, by the name of the answer. */
export const FRAGEN_GEGENSTAND = {
  hersteller: 'Hersteller',
  typBezeichnung: 'Typbezeichnung',
  beschreibung: 'Beschreibung',
  anbieter: 'Anbieter',
  anzahl: 'Anzahl',
  anschaffungskostenNettoEinzeln: 'Nettopreis für ein Stück',
  anschaffungsZeitpunkt: 'Geplanter Kauf',
  dokumentAngebot: 'Angebot',
  dokumentHerstellerBestaetigung: 'Bestätigung des Herstellers',
  bezeichnung: 'Wozu werden Sie beraten?',
  kosten: 'Nettokosten der Beratung',
} as const
