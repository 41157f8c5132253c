import {
  AENDERUNGSGRUPPEN,
  type Aenderungsgruppe,
} from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'

export const GRUPPE_TEXT: Record<Aenderungsgruppe, string> = {
  NACHGEFORDERT: 'Nachgefordert und geändert',
  UNVERAENDERT: 'Nachgefordert, unverändert',
  MIT_GEAENDERT: 'Mit geändert',
  UNTERNEHMEN: 'Unternehmensdaten',
  ERRECHNET: 'Errechnetes',
}

/** What a group is, behind its name. */
export const GRUPPE_DAZU: Record<Aenderungsgruppe, string> = {
  NACHGEFORDERT: '',
  UNVERAENDERT: 'weiter wie zuvor',
  MIT_GEAENDERT: 'ohne Nachforderung',
  UNTERNEHMEN: 'vom Unternehmen gepflegt',
  ERRECHNET: 'folgt aus den Angaben',
}

/** A group as the address names it. */
export const gruppeLesen = (wert: string | undefined): Aenderungsgruppe | undefined =>
  AENDERUNGSGRUPPEN.find((gruppe) => gruppe === wert)
