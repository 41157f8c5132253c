import { ERINNERN_ABSTAND_MS } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { Services } from '../services.ts'
import { bewegungErlauben, mitzeichnungBewegen, type Auftrag } from './mitzeichnungBewegen.ts'
import { erinnerungVermerken } from './mitzeichnungen.ts'
import type { GezeichnetesDokument } from './mitzeichnungsart.ts'
import { nichtMoeglich } from './zweitePerson.ts'

/** Sends the one who is asked another mail, at most once a day: a reminder helps, ten are a nuisance. */
export const mitzeichnungErinnern = <D extends GezeichnetesDokument, U, A>(
  services: Services,
  auftrag: Auftrag<D, U, A>,
): Promise<A> =>
  mitzeichnungBewegen(services, auftrag, async (b) => {
    const { art, dokument, row, tx, leser } = b
    bewegungErlauben('erinnern', b)
    art.regeln.fristPruefen(dokument, b.eingang)
    if (row === undefined) return
    const ab = new Date((row.erinnert_am ?? row.angefragt_am).getTime() + ERINNERN_ABSTAND_MS)
    if (leser.jetzt < ab)
      throw nichtMoeglich(art, `Eine Erinnerung am Tag genügt. Die nächste geht ab ${alsMinute(ab)} Uhr.`)
    await erinnerungVermerken(tx, row.guid, leser.jetzt)
    await b.vermerken('mitzeichnungErinnern', { mitzeichnung: row.guid })
    await b.mitteilen(row.person, 'erinnert')
  })
