import { oberflaeche } from '../../tools/vite/oberflaeche.ts'
import { GRUPPEN } from './vite/stuecke.ts'

export default oberflaeche({ name: 'portal', basis: '/', erste: 'start/StartSeite.tsx', gruppen: GRUPPEN })
