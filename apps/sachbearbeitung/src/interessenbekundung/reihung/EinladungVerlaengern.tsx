import { bewegen } from '@foerderportal/client/rufen'
import { einladungVerlaengern } from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import { spaetererTagFehler } from '@foerderportal/contract/interessenbekundung/bank/rundentage'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Grundformular } from '../runde/Grundformular.tsx'
import { useRundeBekanntgeben } from '../runde/useHandlung.ts'
import { tagLesen } from '../../shared/zeit/tagLesen.ts'
import { letzterTag } from '../worte.ts'
import { ausgangWorte } from './ausgang.ts'

type Props = { runde: string; zeile: Reihungszeile; schliessen: () => void }

/** A later last day of one invitation, for example because a machine is delivered late (3.3). */
export function EinladungVerlaengern({ runde, zeile, schliessen }: Props) {
  const { einladung, unternehmenName, rang } = zeile
  const bekanntgeben = useRundeBekanntgeben()
  return (
    einladung && (
      <Grundformular
        name={`einladung/${einladung.guid}/verlaengern`}
        titel={`Einladung auf Rang ${rang} verlängern`}
        folge={`${unternehmenName ?? 'Das Unternehmen'}: ${ausgangWorte(zeile)}. Sobald eine zweite Person es freigibt, gilt der neue letzte Tag, und die Zeichnungsberechtigten bekommen eine Mail.`}
        knopf="Zur Freigabe vorlegen"
        ohneGrund="Geben Sie an, warum die Einladung länger gilt."
        pfad="letzterTag"
        lesen={tagLesen((tag) =>
          einladung.bis === null ? [] : spaetererTagFehler(tag, letzterTag(einladung.bis)),
        )}
        feld={(control) => <Datumsfeld control={control} name="wert" etikett="Neuer letzter Tag" />}
        tun={async (tag, grund) =>
          bekanntgeben(
            await bewegen(einladungVerlaengern, {
              params: { guid: runde, einladungGuid: einladung.guid },
              body: { letzterTag: tag, grund },
            }),
            'Die Verlängerung liegt zur Freigabe vor.',
          )
        }
        schliessen={schliessen}
      />
    )
  )
}
