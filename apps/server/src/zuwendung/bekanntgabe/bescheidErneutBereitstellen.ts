import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bekanntgabeHandeln, type Bankbescheid } from './bankBescheid.ts'
import { bereitstellen, imPortalMoeglich } from './bescheidBereitstellen.ts'

const NICHT_IM_PORTAL =
  'Das Unternehmen hat nicht eingewilligt, Bescheide im Portal zu bekommen, oder niemand zeichnet für es. Versenden Sie den Bescheid mit der Post.'

/** S9-10. Once more in the portal, with ten days anew; where nobody agreed before, with the consent of today. */
export const bescheidErneutBereitstellen = (services: Services, b: Bankbescheid): Promise<void> =>
  bekanntgabeHandeln(services, b, 'bescheidErneutBereitstellen', async (tx, bescheid) => {
    if (!(await imPortalMoeglich(tx, bescheid.unternehmen_guid))) throw nichtMoeglich(NICHT_IM_PORTAL)
    await bereitstellen(services, tx, bescheid, { handlung: 'bescheidErneutBereitstellen', sub: b.sub })
    return null
  })
