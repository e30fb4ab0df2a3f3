import '#exams/attempts/routes'
import '#exams/papers/routes'
import '#exams/questions/routes'
