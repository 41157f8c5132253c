import type { Serienempfaenger } from '@foerderportal/contract/mitteilungen/serie/schema'
import type { Serienfassung } from '@foerderportal/contract/mitteilungen/serie/serienfassung'
import type { Database, Tx } from '../../platform/database/database.ts'
import { vorratZeileLesen } from '../../zuwendung/public.ts'
import { konversationDesFalls, type BankKonversationRow } from '../bank/bankKonversationen.ts'
import { bankSchreibhindernis } from '../bank/bankKonversationPolicy.ts'
import { empfaengerVon } from '../bank/bankKonversationView.ts'

export type Frage = { readonly sub: string; readonly jetzt: Date }

/** A case as a message finds it: preview and sending ask the same. */
export type Serienlage = {
  readonly konversation: BankKonversationRow
  readonly ansicht: Serienempfaenger
  readonly fassung: Serienfassung
}

/** undefined: for this person there is none: unknown, a draft, or with a conflict of interest (S9-01). */
export const serienlageLaden = async (
  db: Database | Tx,
  geschaeft: string,
  frage: Frage,
): Promise<Serienlage | undefined> => {
  const konversation = await konversationDesFalls(db, geschaeft, frage.sub)
  if (konversation === undefined || konversation.befangen || !konversation.eingereicht) return undefined
  const { geNr, unternehmen, stand } = await vorratZeileLesen(db, geschaeft, frage)
  const empfaenger = await empfaengerVon(db, unternehmen.guid)
  const fassung = {
    stand,
    letzte: konversation.letzte_guid,
    an: empfaenger.map(({ email }) => email).toSorted(),
  }
  const hindernis = bankSchreibhindernis(konversation)
  return {
    konversation,
    fassung,
    ansicht: {
      geschaeft,
      geNr,
      unternehmenName: unternehmen.name,
      stand,
      empfaenger,
      hindernis,
      fassung: hindernis === null ? fassung : null,
    },
  }
}
