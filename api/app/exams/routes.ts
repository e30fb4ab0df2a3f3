import '#exams/papers/routes'
import '#exams/questions/routes'
