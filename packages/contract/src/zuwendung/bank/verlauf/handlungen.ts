/** By what the timeline of a case can be filtered (S9-03). */
export const VERLAUFSARTEN = [
  'EINGANG',
  'PRUEFUNG',
  'NACHFORDERUNG',
  'ANHOERUNG',
  'ENTSCHEIDUNG',
  'BEKANNTGABE',
  'AUSZAHLUNG',
  'MITTEILUNG',
  'BEARBEITUNG',
  'NOTIZ',
  'MAIL',
] as const
export type Verlaufsart = (typeof VERLAUFSARTEN)[number]

export const VERLAUFSART_TEXT: Record<Verlaufsart, string> = {
  EINGANG: 'Antrag und Unterschriften',
  PRUEFUNG: 'Prüfung',
  NACHFORDERUNG: 'Nachforderung',
  ANHOERUNG: 'Anhörung',
  ENTSCHEIDUNG: 'Entscheidung',
  BEKANNTGABE: 'Bescheid und Bekanntgabe',
  AUSZAHLUNG: 'Auszahlungen',
  MITTEILUNG: 'Mitteilungen und Termine',
  BEARBEITUNG: 'Zuweisung und Befangenheit',
  NOTIZ: 'Notizen und Wiedervorlagen',
  MAIL: 'E-Mails',
}

type Zeile = { readonly art: Verlaufsart; readonly worte: string }

/**
 * What the audit log says of a case, in the words of its timeline: one row for each `handlung`. What is saved every few
 * seconds is not told (NICHT_ERZAEHLT).
 */
export const HANDLUNGEN = {
  antragAnlegen: { art: 'EINGANG', worte: 'Antrag begonnen' },
  antragEinreichen: { art: 'EINGANG', worte: 'Antrag eingereicht' },
  antragZurueckziehen: { art: 'EINGANG', worte: 'Antrag zurückgezogen' },
  mitzeichnungAnfordern: { art: 'EINGANG', worte: 'Zweite Unterschrift erbeten' },
  mitzeichnungNeuZuordnen: { art: 'EINGANG', worte: 'Zweite Unterschrift von jemand anderem erbeten' },
  mitzeichnungErinnern: { art: 'EINGANG', worte: 'An die zweite Unterschrift erinnert' },
  mitzeichnen: { art: 'EINGANG', worte: 'Mit unterschrieben' },
  mitzeichnungAblehnen: { art: 'EINGANG', worte: 'Zweite Unterschrift abgelehnt' },
  mitzeichnungZurueckrufen: { art: 'EINGANG', worte: 'Bitte um die zweite Unterschrift zurückgerufen' },
  mitzeichnungFreigeben: {
    art: 'EINGANG',
    worte: 'Bitte um zweite Unterschrift zurückgegeben: Die Person handelt nicht mehr für das Unternehmen',
  },
  mitzeichnungVerfallen: {
    art: 'EINGANG',
    worte: 'Zweite Unterschrift hinfällig: Der Antrag wurde geändert',
  },
  pruefungBeginnen: { art: 'PRUEFUNG', worte: 'Prüfung begonnen' },
  pruefungFortsetzen: { art: 'PRUEFUNG', worte: 'Weitergeprüft, was zuletzt eingereicht war' },
  vermerkSchreiben: { art: 'PRUEFUNG', worte: 'Prüfvermerk geschrieben' },
  vermerkStreichen: { art: 'PRUEFUNG', worte: 'Prüfvermerk gestrichen' },
  vorhabenbeginnZulassen: { art: 'PRUEFUNG', worte: 'Vorzeitigem Kauf zugestimmt' },
  nachfordern: { art: 'NACHFORDERUNG', worte: 'Angaben nachgefordert' },
  nachforderungVerlaengern: { art: 'NACHFORDERUNG', worte: 'Frist der Nachforderung verlängert' },
  nachforderungZuruecknehmen: { art: 'NACHFORDERUNG', worte: 'Nachforderung zurückgenommen' },
  anhoeren: { art: 'ANHOERUNG', worte: 'Antragsteller angehört' },
  anhoerungBeantworten: { art: 'ANHOERUNG', worte: 'Stellungnahme eingegangen' },
  entscheidungBeginnen: { art: 'ENTSCHEIDUNG', worte: 'Nachträgliche Entscheidung begonnen' },
  verzichtErklaeren: { art: 'ENTSCHEIDUNG', worte: 'Verzicht erklärt' },
  verzichtMitzeichnen: { art: 'ENTSCHEIDUNG', worte: 'Verzicht erklärt, mit zweiter Unterschrift' },
  verzichtZuruecknehmen: { art: 'ENTSCHEIDUNG', worte: 'Verzicht zurückgenommen' },
  verzichtAufnehmen: { art: 'ENTSCHEIDUNG', worte: 'Verzicht aufgenommen' },
  entscheidungVorlegen: { art: 'ENTSCHEIDUNG', worte: 'Entscheidung zur Freigabe vorgelegt' },
  entscheidungZurueckgeben: { art: 'ENTSCHEIDUNG', worte: 'Entscheidung zurückgegeben' },
  entscheidungFreigeben: { art: 'ENTSCHEIDUNG', worte: 'Entscheidung freigegeben' },
  entscheidungVerwerfen: { art: 'ENTSCHEIDUNG', worte: 'Entscheidung verworfen' },
  entwurfVerwerfen: { art: 'ENTSCHEIDUNG', worte: 'Entwurf einer Entscheidung verworfen' },
  bescheidBereitstellen: { art: 'BEKANNTGABE', worte: 'Bescheid bereitgestellt' },
  bescheidMelden: { art: 'BEKANNTGABE', worte: 'Vom Bescheid benachrichtigt' },
  abrufErinnern: { art: 'BEKANNTGABE', worte: 'An den Abruf erinnert' },
  bescheidAbrufen: { art: 'BEKANNTGABE', worte: 'Bescheid abgerufen' },
  bereitstellungBeenden: { art: 'BEKANNTGABE', worte: 'Bereitstellung ohne Abruf beendet' },
  bescheidErneutBereitstellen: { art: 'BEKANNTGABE', worte: 'Bescheid noch einmal bereitgestellt' },
  bescheidVersenden: { art: 'BEKANNTGABE', worte: 'Bescheid zur Post gegeben' },
  briefBekanntgeben: { art: 'BEKANNTGABE', worte: 'Brief gilt als bekannt gegeben' },
  briefZurueckmelden: { art: 'BEKANNTGABE', worte: 'Brief kam zurück' },
  auszahlungAnlegen: { art: 'AUSZAHLUNG', worte: 'Auszahlungsantrag begonnen' },
  auszahlungEinreichen: { art: 'AUSZAHLUNG', worte: 'Auszahlungsantrag eingereicht' },
  auszahlungLoeschen: { art: 'AUSZAHLUNG', worte: 'Entwurf eines Auszahlungsantrags gelöscht' },
  auszahlungVorlegen: { art: 'AUSZAHLUNG', worte: 'Prüfung der Auszahlung zur Freigabe vorgelegt' },
  auszahlungZurueckgeben: { art: 'AUSZAHLUNG', worte: 'Prüfung der Auszahlung zurückgegeben' },
  auszahlungFreigeben: { art: 'AUSZAHLUNG', worte: 'Über die Auszahlung entschieden' },
  postenBezahlt: { art: 'AUSZAHLUNG', worte: 'Auszahlung bezahlt' },
  postenAbgewiesen: { art: 'AUSZAHLUNG', worte: 'Zahlung kam zurück' },
  mitteilungSenden: { art: 'MITTEILUNG', worte: 'Mitteilung gesendet' },
  terminSetzen: { art: 'MITTEILUNG', worte: 'Termin gesetzt' },
  terminLoeschen: { art: 'MITTEILUNG', worte: 'Termin gelöscht' },
  konversationErledigen: { art: 'MITTEILUNG', worte: 'Unterhaltung erledigt' },
  konversationWiederOeffnen: { art: 'MITTEILUNG', worte: 'Unterhaltung wieder geöffnet' },
  fallZuweisen: { art: 'BEARBEITUNG', worte: 'Fall zugewiesen' },
  befangenheitErklaeren: { art: 'BEARBEITUNG', worte: 'Befangenheit erklärt' },
  befangenheitAufheben: { art: 'BEARBEITUNG', worte: 'Befangenheit aufgehoben' },
  notizSchreiben: { art: 'NOTIZ', worte: 'Notiz' },
  notizAnheften: { art: 'NOTIZ', worte: 'Notiz angeheftet oder gelöst' },
  wiedervorlageAnlegen: { art: 'NOTIZ', worte: 'Wiedervorlage angelegt' },
  wiedervorlageErledigen: { art: 'NOTIZ', worte: 'Wiedervorlage erledigt' },
} as const satisfies Record<string, Zeile>
export type Handlung = keyof typeof HANDLUNGEN

/**
 * Logged at every pause of somebody's typing: a timeline full of it says nothing. Nor is it the bank's to read what only one
 * of two has signed. Revision reads it all, in these words.
 */
export const NICHT_ERZAEHLT: Readonly<Record<string, string>> = {
  antragSpeichern: 'Antrag gespeichert',
  antragLoeschen: 'Entwurf des Antrags gelöscht',
  anhoerungSpeichern: 'Entwurf der Stellungnahme gespeichert',
  auszahlungSpeichern: 'Auszahlungsantrag gespeichert',
  auszahlungPruefen: 'Prüfung der Auszahlung gespeichert',
  entscheidungSpeichern: 'Entwurf der Entscheidung gespeichert',
  verzichtUnterschreiben: 'Verzicht zum ersten Mal unterschrieben',
  verzichtVerwerfen: 'Verzicht vor der zweiten Unterschrift verworfen',
}

/** The acts of a kind, or all that are told. */
export const handlungenDerArt = (art?: Verlaufsart): Handlung[] => {
  const alle = Object.keys(HANDLUNGEN) as Handlung[] // keys of the table are Handlung
  return alle.filter((handlung) => art === undefined || HANDLUNGEN[handlung].art === art)
}

/** The row of an act; undefined where it is not told. */
export const handlungIn = (handlung: string): Zeile | undefined =>
  Object.hasOwn(HANDLUNGEN, handlung) ? HANDLUNGEN[handlung as Handlung] : undefined // looked up just before

/** Any act of a case in words, also one that the timeline leaves out. */
export const handlungInWorten = (handlung: string): string =>
  handlungIn(handlung)?.worte ?? NICHT_ERZAEHLT[handlung] ?? 'Andere Handlung'
