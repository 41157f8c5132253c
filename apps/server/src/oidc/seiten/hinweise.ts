/** Below the field of a user name, wherever one is chosen. */
export const BENUTZERNAME_HINWEIS =
  'Damit melden Sie sich an, zum Beispiel lena.lindenau. 3 bis 50 Zeichen: Buchstaben ohne Umlaute, Ziffern, Punkt, Binde- oder Unterstrich.'
