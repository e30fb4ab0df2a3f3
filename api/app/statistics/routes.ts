import '#statistics/overview/routes'
import '#statistics/partners/routes'
import '#statistics/play/routes'
import '#statistics/teachers/routes'
